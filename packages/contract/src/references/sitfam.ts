import { everyone } from '../kit.ts';
import { requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const SITFAM = reference({
  name: 'SITFAM',
  path: '/api/table/SITFAM',
  route: '/table/SITFAM',
  who: everyone,
  card: 'Client',
  id: 'IDSitFam',
  idHeading: '#',
  fields: {
    Descr: requiredText('Libellé', { max: 50 }),
  },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Situations familiales',
    purpose: 'Situations familiales proposées sur les fiches des clients particuliers.',
    one: 'la situation familiale',
    add: 'Ajouter une situation familiale',
    empty: 'Aucune situation familiale n’est enregistrée.',
    created: 'Situation familiale ajoutée.',
    updated: 'Modifications enregistrées',
  },
  after: { create: 'list', update: 'list' },
  canDelete: false,
});
