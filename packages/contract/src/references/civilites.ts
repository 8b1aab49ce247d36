import { staff } from '../kit.ts';
import { requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const civilites = reference({
  name: 'civilites',
  path: '/api/civilites',
  route: '/civilites',
  who: staff,
  id: 'IDCivilite',
  idHeading: 'ID',
  fields: { Descr: requiredText('Description', { max: 50 }) },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Civilités',
    purpose: 'Titres proposés sur les fiches des clients.',
    one: 'la civilité',
    add: 'Ajouter une civilité',
    empty: 'Aucune civilité n’est enregistrée.',
    created: 'Civilité ajoutée avec succès.',
    updated: 'Civilité modifiée avec succès.',
  },
  after: { create: 'record', update: 'record' },
  canDelete: false,
});
