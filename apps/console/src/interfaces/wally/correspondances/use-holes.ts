import { wallyOrigines, wallySites } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { useRead } from '../../../kit/queries.ts';

export const isSiteHole = ({ IDSite, toSkip }: { IDSite: number | null; toSkip: boolean }) => IDSite === null && !toSkip;
export const isOrigineHole = ({ IDOrigineAction, toSkip }: { IDOrigineAction: number | null; toSkip: boolean }) =>
  IDOrigineAction === null && !toSkip;

/** How many pairs of an account have no choice; undefined while loading. */
export const useHoles = (IdWallyCompte: number | undefined) => {
  const sent = { params: { IdWallyCompte: IdWallyCompte ?? 0 } };
  const enabled = IdWallyCompte !== undefined;
  const sites = useRead(wallySites.list, sent, { enabled, select: (rows) => rows.filter(isSiteHole).length });
  const origines = useRead(wallyOrigines.list, sent, { enabled, select: (rows) => rows.filter(isOrigineHole).length });
  return { sites: sites.data, origines: origines.data };
};
