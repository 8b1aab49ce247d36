interface Site {
  IDSite: number;
  Descr: string;
  CodeConstructeur: string;
}

/** The manufacturer codes in order, each with its sites; sites without a code are left out. */
export const sitesByCode = (sites: readonly Site[]) => {
  const codes = [...new Set(sites.map(({ CodeConstructeur }) => CodeConstructeur))].filter((code) => code !== '');
  return codes.toSorted().map((CodeConstructeur) => ({
    CodeConstructeur,
    Sites: sites.filter((site) => site.CodeConstructeur === CodeConstructeur).map(({ IDSite, Descr }) => ({ IDSite, Descr })),
  }));
};
