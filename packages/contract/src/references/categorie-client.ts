import { staff } from '../kit.ts';
import { reference } from './kit.ts';

export const CategorieClient = reference({
  name: 'CategorieClient',
  path: '/api/table/CategorieClient',
  route: '/table/CategorieClient',
  who: staff,
  id: 'IDCatClient',
  idHeading: '#',
  fields: {
    IDTFicheCli: {
      kind: 'choice',
      label: 'Type fiche client',
      required: true,
      from: { path: '/api/typesFicheClient', value: 'IDTFicheCli', label: 'TFicheCli' },
      shown: 'TFicheCli',
      default: 1,
    },
    Descr: { kind: 'text', label: 'Libellé', required: true, max: 255 },
    CodeRenault: { kind: 'computed', label: 'Code Renault', type: 'text', inList: false },
    EstActif: { kind: 'bool', label: 'Est actif', default: true },
  },
  label: 'Descr',
  filter: ['Descr', 'TFicheCli'],
  texts: {
    title: 'Catégories client',
    purpose: 'Catégories de clients, par type de fiche.',
    one: 'la catégorie client',
    add: 'Ajouter une catégorie client',
    empty: "Aucune catégorie client n'est enregistrée.",
    created: 'Catégorie client ajoutée.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
