import { staff } from '../kit.ts';
import { flag, requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const statutsJuridiques = reference({
  name: 'statutsJuridiques',
  path: '/api/statutsJuridiques',
  route: '/statutsJuridiques',
  who: staff,
  card: 'Client',
  id: 'IDStatutJuridique',
  idHeading: '#',
  fields: {
    Descr: requiredText('Description', { max: 200 }),
    Actif: flag('Actif', { default: true, lot: true }),
  },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Statuts juridiques',
    purpose: 'Formes juridiques proposées sur les fiches des clients professionnels.',
    one: 'le statut juridique',
    add: 'Ajouter un statut juridique',
    empty: 'Aucun statut juridique n’est enregistré.',
    created: 'Statut juridique ajouté.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
