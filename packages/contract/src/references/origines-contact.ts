import { everyone } from '../kit.ts';
import { computed, requiredText } from '../fields/kit.ts';
import { reference } from './kit.ts';

export const originesContact = reference({
  name: 'originesContact',
  path: '/api/originesContact',
  route: '/originesContact',
  who: everyone,
  card: 'Client',
  id: 'IDOrigineCont',
  idHeading: '#',
  fields: {
    Descr: requiredText('Description', { max: 50 }),
    nbCli: computed('Clients', 'number'),
  },
  label: 'Descr',
  filter: ['Descr'],
  texts: {
    title: 'Origines de contact',
    purpose: 'Façons dont un client est entré en relation avec le groupe.',
    one: 'l’origine de contact',
    add: 'Ajouter une origine de contact',
    empty: 'Aucune origine de contact n’est enregistrée.',
    created: 'Origine de contact ajoutée.',
    updated: 'Modifications enregistrées',
    deleted: 'Origine de contact supprimée.',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer définitivement cette origine de contact\u00a0?',
  },
  after: { create: 'list', update: 'list' },
  canDelete: true,
  refusesDelete: ['conflict'],
});
