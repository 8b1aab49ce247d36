/** The tabs of a record: each has its address, and drafts stay while another is shown. */
export const recordTabs = { general: 'Général', renault: 'Renault', stellantis: 'Stellantis' } as const;
export type TabName = keyof typeof recordTabs;
