import { everyone } from '../kit.ts';
import { requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const fonctions = reference({
  name: 'fonctions',
  path: '/api/fonctions',
  route: '/fonctions',
  who: everyone,
  card: 'Client',
  id: 'IDFonction',
  idHeading: '#',
  fields: {
    Descr: requiredText('Nom', { max: 60 }),
  },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Fonctions',
    purpose: 'Fonctions exercées par les contacts des clients professionnels.',
    one: 'la fonction',
    add: 'Ajouter une fonction',
    empty: 'Aucune fonction n’est enregistrée.',
    created: 'Fonction ajoutée.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
