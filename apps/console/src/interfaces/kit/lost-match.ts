/** For a grid of matches: what is wrong with a row whose match is not among the partner's sites. Nothing while these are not received. */
export const lostMatch = <Row>(partner: string, sites: readonly { id: string }[] | undefined, matchOf: (row: Row) => string | null) => {
  const known = sites && new Set(sites.map(({ id }) => id));
  return (row: Row) => {
    const match = matchOf(row);
    return known && match !== null && !known.has(match) ? `${partner} ne connaît pas le site ${match}` : null;
  };
};
