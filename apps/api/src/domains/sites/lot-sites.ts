import { sites, type SiteChanges } from '@comptoir/contract/domains/sites/sites.calls';
import type { Handler } from '../../http/call.ts';
import { readLot, runLot, valuesBefore, type LotWork } from '../../http/lots/lots.ts';
import { changeSite, type Changing } from './save-site.ts';
import { findSite, listSiteNames, lockSite } from './sites.store.ts';

type Db = Parameters<LotWork['change']>[0];
type Row = Awaited<ReturnType<typeof findSite>>;

const workOf = (by: Changing, changesOf: (IDSite: number, row: Row) => SiteChanges): LotWork => ({
  namesOf: (db, ids) => listSiteNames(db, ids, { all: by.kind === 'operator' }),
  change: async (db: Db, IDSite) => {
    const { Plaque_IDActivite: _, ...before } = await lockSite(db, IDSite, { all: true });
    await changeSite(db, by, IDSite, changesOf(IDSite, before));
    const after = await findSite(db, IDSite, { all: true });
    return (Object.keys(before) as (keyof Row)[]).filter((name) => before[name] !== after[name]);
  },
});

/** Changes many sites at once, each by the rules of the site form. */
export const lotSites: Handler<typeof sites.lot> = ({
  body: { ids, changes },
  query,
  groupe,
  write,
  progress,
  session: { kind },
  customer: { produits },
}) =>
  runLot(
    { ids, ...query, groupe, write, progress },
    workOf({ kind, produits }, () => changes),
  );

/** Undoes such a change row by row; rows that somebody has changed since stay. */
export const annulerLotSites: Handler<typeof sites.annulerLot> = async (call) => {
  const { db, params, query, groupe, write, progress, session, customer } = call;
  const { produits } = customer;
  const lot = await readLot({ db, undone: params.groupe, action: sites.lot.action, session });
  // The journal's columns are those of the bulk change, which are fields of a site.
  const storedBefore = (IDSite: number, row: Row) =>
    Object.assign({}, ...(lot.get(IDSite) ?? []).map((entry) => valuesBefore(row, entry))) as SiteChanges;
  return runLot({ ids: [...lot.keys()], ...query, groupe, write, progress }, workOf({ kind: session.kind, produits }, storedBefore));
};
