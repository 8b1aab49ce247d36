import { staff } from '../kit.ts';
import { reference } from './kit.ts';

export const docsAdmin = reference({
  name: 'docsAdmin',
  path: '/api/docsAdmin',
  route: '/docsAdmin',
  who: staff,
  id: 'IDDocumentAdmin',
  idHeading: '#',
  fields: {
    IDDocumentAdminModule: {
      kind: 'choice',
      label: 'Module',
      required: true,
      from: { path: '/api/docsAdmin/modules', value: 'IDDocumentAdminModule', label: 'Descr' },
      shown: 'Module',
    },
    Descr: { kind: 'text', label: 'Description', required: true, max: 100 },
    Url: { kind: 'url', label: 'Adresse', required: true, max: 255 },
    Catalogue: { kind: 'bool', label: 'Catalogue', default: false },
  },
  label: 'Descr',
  filter: ['Descr', 'Url'],
  texts: {
    title: 'Documents administratifs',
    purpose: 'Liens vers les documents proposés aux utilisateurs, par module.',
    one: 'le document administratif',
    add: 'Ajouter un document administratif',
    empty: "Aucun document administratif n'est enregistré.",
    created: 'Document administratif ajouté.',
    updated: 'Modifications enregistrées',
    deleted: 'Document administratif supprimé.',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer définitivement ce document administratif ?',
  },
  after: { create: 'list', update: 'list' },
  canDelete: true,
});
