import { staff } from '../kit.ts';
import { requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const offrereglement = reference({
  name: 'offrereglement',
  path: '/api/offrereglement',
  route: '/offrereglement',
  who: staff,
  card: 'Offre / BDC',
  id: 'IDOffreReglement',
  idHeading: '#',
  fields: {
    Descr: requiredText('Description', { max: 50 }),
  },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Offres de règlement',
    purpose: 'Modes de règlement que le vendeur peut inscrire sur une offre.',
    one: 'l’offre de règlement',
    add: 'Ajouter une offre de règlement',
    empty: 'Aucune offre de règlement n’est enregistrée.',
    created: 'Offre règlement ajoutée avec succès.',
    updated: 'Offre règlement modifiée avec succès.',
  },
  after: { create: 'record', update: 'record' },
  canDelete: false,
  idAliases: ['IDOffre'],
});
