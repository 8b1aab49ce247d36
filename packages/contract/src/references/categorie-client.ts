import { staff } from '../kit.ts';
import { computed, flag, requiredChoice, requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const CategorieClient = reference({
  name: 'CategorieClient',
  path: '/api/table/CategorieClient',
  route: '/table/CategorieClient',
  who: staff,
  card: 'Client',
  id: 'IDCatClient',
  idHeading: '#',
  fields: {
    IDTFicheCli: requiredChoice('Type fiche client', {
      from: { path: '/api/typesFicheClient', value: 'IDTFicheCli', label: 'TFicheCli' },
      shown: 'TFicheCli',
      default: 1,
      lot: true,
    }),
    Descr: requiredText('Libellé', { max: 255 }),
    CodeRenault: computed('Code Renault', 'text', { list: 'absent' }),
    EstActif: flag('Est actif', { default: true, lot: true }),
  },
  label: 'Descr',
  filter: ['Descr', 'TFicheCli'],
  texts: {
    title: 'Catégories client',
    purpose: 'Catégories de clients, par type de fiche.',
    one: 'la catégorie client',
    add: 'Ajouter une catégorie client',
    empty: 'Aucune catégorie client n’est enregistrée.',
    created: 'Catégorie client ajoutée.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
