import { Refusal } from '@comptoir/contract/errors';
import { onlyMarquesWltp, type SiteWltp } from '@comptoir/contract/interfaces/wltp/wltp.calls';
import { unknownRecord } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { listMarques, lockSites, replaceMarques } from './wltp.store.ts';

type Changed = Pick<SiteWltp, 'IDSite' | 'selectedMarques'>;

const idsOf = ({ selectedMarques }: Changed) => [...new Set(selectedMarques.split(',').filter(Boolean).map(Number))];

/** Gives sites their brands, all of them or none. @throws Refusal 404, 422 */
export const saveWltp = async (db: Db, sites: readonly Changed[]) => {
  const known = await lockSites(
    db,
    sites.map(({ IDSite }) => IDSite),
  );
  if (sites.some(({ IDSite }) => !known.has(IDSite))) throw unknownRecord(sites.length === 1 ? 'Ce site' : 'Un de ces sites');
  const offered = new Set((await listMarques(db)).map(({ IDMarque }) => IDMarque));
  if (sites.some((site) => idsOf(site).some((IDMarque) => !offered.has(IDMarque)))) {
    throw new Refusal('rule', `${onlyMarquesWltp}.`, { selectedMarques: onlyMarquesWltp });
  }
  let changed = 0;
  for (const site of sites) changed += Number(await replaceMarques(db, site.IDSite, idsOf(site)));
  return {
    update: changed > 0,
    message: changed > 0 ? 'Les modifications sont enregistrées.' : 'Aucune modification\u00a0: ces marques étaient déjà choisies.',
  };
};
