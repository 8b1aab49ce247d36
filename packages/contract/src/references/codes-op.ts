import { everyone } from '../kit.ts';
import { requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const codesOP = reference({
  name: 'codesOP',
  path: '/api/codesOP',
  route: '/codesOP',
  who: everyone,
  id: 'COP_IDCodeOP',
  idHeading: '#',
  fields: {
    COP_Code: requiredText('Code', { max: 5 }),
    COP_Description: requiredText('Description', { max: 50 }),
  },
  label: 'COP_Code',
  filter: ['COP_Code', 'COP_Description'],
  texts: {
    title: 'Codes OP',
    purpose: 'Codes des opérations commerciales rattachées aux offres.',
    one: 'le code OP',
    add: 'Ajouter un code OP',
    empty: 'Aucun code OP n’est enregistré.',
    created: 'Code OP ajouté.',
    updated: 'Modifications enregistrées',
    deleted: 'Code OP supprimé.',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer définitivement ce code OP\u00a0?',
  },
  after: { create: 'list', update: 'list' },
  canDelete: true,
});
