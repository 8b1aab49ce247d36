import { everyone } from '../kit.ts';
import { requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const cartesDeFidelite = reference({
  name: 'cartesDeFidelite',
  path: '/api/cartesDeFidelite',
  route: '/cartesDeFidelite',
  who: everyone,
  id: 'IDFidelite',
  idHeading: '#',
  fields: {
    Descr: requiredText('Nom', { max: 60 }),
  },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Cartes de fidélité',
    purpose: 'Cartes et contrats de fidélité proposés aux clients du groupe.',
    one: 'la carte de fidélité',
    add: 'Ajouter une carte de fidélité',
    empty: 'Aucune carte de fidélité n’est enregistrée.',
    created: 'Carte de fidélité ajoutée.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
