/** The tabs of a record: each has its address, and what is typed in one stays while another is shown. */
export const recordTabs = { general: 'Général', renault: 'Renault', stellantis: 'Stellantis' } as const;
export type TabName = keyof typeof recordTabs;
