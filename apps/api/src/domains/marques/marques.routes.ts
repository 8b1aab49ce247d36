import type { marques } from '@comptoir/contract/domains/marques/marques.calls';
import { cached, routesOf } from '../../http/call.ts';
import { listMarques } from './marques.store.ts';

export const marquesRoutes = routesOf<typeof marques>()({
  list: cached(['marques'], ({ db, query: { IDActivite } }) => listMarques(db, IDActivite)),
});
