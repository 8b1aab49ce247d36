import { staff } from '../kit.ts';
import { flag, requiredChoice, requiredText, requiredUrl } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const docsAdmin = reference({
  name: 'docsAdmin',
  path: '/api/docsAdmin',
  route: '/docsAdmin',
  who: staff,
  id: 'IDDocumentAdmin',
  idHeading: '#',
  fields: {
    IDDocumentAdminModule: requiredChoice('Module', {
      from: { path: '/api/docsAdmin/modules', value: 'IDDocumentAdminModule', label: 'Descr' },
      shown: 'Module',
      lot: true,
    }),
    Descr: requiredText('Description', { max: 100 }),
    Url: requiredUrl('Adresse', { max: 255 }),
    Catalogue: flag('Catalogue', { lot: true }),
  },
  label: 'Descr',
  filter: ['Descr', 'Url'],
  texts: {
    title: 'Documents administratifs',
    purpose: 'Liens vers les documents proposés aux utilisateurs, par module.',
    one: 'le document administratif',
    add: 'Ajouter un document administratif',
    empty: 'Aucun document administratif n’est enregistré.',
    created: 'Document administratif ajouté.',
    updated: 'Modifications enregistrées',
    deleted: 'Document administratif supprimé.',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer définitivement ce document administratif\u00a0?',
  },
  after: { create: 'list', update: 'list' },
  canDelete: true,
});
