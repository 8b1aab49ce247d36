import type { echanges } from '@comptoir/contract/domains/echanges/echanges.calls';
import { allPartners } from '@comptoir/contract/partners/all';
import { routesOf } from '../../http/call.ts';
import { listEchanges, readEchange } from './echanges.store.ts';

const titles = new Map<string, string>(allPartners.map(({ name, title }) => [name, title]));
const titled = <T extends { Partenaire: string }>(row: T): T => ({ ...row, Partenaire: titles.get(row.Partenaire) ?? row.Partenaire });

export const echangesRoutes = routesOf<typeof echanges>()({
  list: async ({ db, app, customer }) => {
    await app.exchanges.written(customer);
    return (await listEchanges(db)).map(titled);
  },
  read: async ({ db, params }) => titled(await readEchange(db, params.IDEchange)),
});
