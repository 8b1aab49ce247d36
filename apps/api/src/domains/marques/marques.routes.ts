import type { marques } from '@comptoir/contract/marques';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import { listMarques } from './marques.store.ts';

export const marquesRoutes: Routes<typeof marques> = {
  list: cached(['marques'], async ({ db, query: { IDActivite } }) => new JsonText(await listMarques(db, IDActivite))),
};
