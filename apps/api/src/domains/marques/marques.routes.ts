import type { marques } from '@comptoir/contract/marques';
import { cached, type Routes } from '../../http/call.ts';
import { listMarques } from './marques.store.ts';

export const marquesRoutes: Routes<typeof marques> = {
  list: cached(['marques'], ({ db, query: { IDActivite } }) => listMarques(db, IDActivite)),
};
