/** The tabs of a record: each has its address, and drafts stay while another is shown. */
export const recordTabs = { general: 'Général', renault: 'Renault', stellantis: 'Stellantis' } as const;
export type TabName = keyof typeof recordTabs;

const renault = ['CodeIPNRenault', 'CsbUsername', 'CsbPassword'];

/** The tab that a field stands in. */
export const tabOf = (field: string): TabName => {
  if (renault.includes(field)) return 'renault';
  return field === 'CodeFRStellantis' ? 'stellantis' : 'general';
};
