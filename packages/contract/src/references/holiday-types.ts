import { staff } from '../kit.ts';
import { requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const holidayTypes = reference({
  name: 'holidayTypes',
  path: '/api/holidays/types',
  route: '/holidayTypes',
  who: staff,
  card: 'Planning',
  id: 'IDPeopleHolidayType',
  idHeading: '#',
  fields: {
    Libelle: requiredText('Libellé', { max: 50 }),
  },
  label: 'Libelle',
  filter: ['Libelle'],
  texts: {
    title: 'Types d’absence',
    purpose: 'Motifs d’absence proposés dans le planning des vendeurs.',
    one: 'le type d’absence',
    add: 'Ajouter un type d’absence',
    empty: 'Aucun type d’absence n’est enregistré.',
    created: 'Type d’absence ajouté.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
