import type { Case } from './case.ts';

export const vuesCases: Record<string, Case> = {
  'vues.list': {},
  'vues.parDefaut': {},
  'vues.read': { params: { IDVue: 1 } },
  'vues.create': { body: { Ecran: '/sites', Nom: 'Essai', Portee: 'client', Etat: 'q=rennes' } },
  'vues.update': { params: { IDVue: 1 }, body: { Nom: 'Autre nom' } },
  'vues.remove': { params: { IDVue: 2 } },
};
