import { lostAmong, lostSite } from '@comptoir/contract/texts/lost-site';

type Sites = readonly { id: string; active: boolean }[];

/** For a grid of matches: what is wrong with a row whose match the partner has lost. Nothing while its sites are not received. */
export const lostMatch = <Row>(partner: string, sites: Sites | undefined, matchOf: (row: Row) => string | null) => {
  const stateOf = sites && lostAmong(sites);
  return (row: Row) => {
    const match = matchOf(row);
    const state = stateOf && match !== null ? stateOf(match) : null;
    return state && match !== null ? lostSite(partner, match, state) : null;
  };
};
