import type { vues } from '@comptoir/contract/domains/vues/vues.calls';
import { routesOf } from '../../http/call.ts';
import { changeVue, removeVue, saveVue } from './save-vue.ts';
import { listParDefaut, listVues, readVue, vuesTables } from './vues.store.ts';

export const vuesRoutes = routesOf<typeof vues>()({
  list: { tables: vuesTables, isPersonal: true, read: ({ db, session }) => listVues(db, session) },
  parDefaut: { tables: vuesTables, isPersonal: true, read: ({ db, session }) => listParDefaut(db, session) },
  read: ({ db, session, params: { IDVue } }) => readVue(db, IDVue, session),
  create: saveVue,
  update: changeVue,
  remove: removeVue,
});
