import type { Option } from '../../kit/list/filters/filters.ts';

/** One of a partner's sites in a grid of matches. */
export interface MatchOption extends Option {
  active: boolean;
}

/** The sites to choose from: one that the partner works no more with stays readable only where it is stored. */
export const offeredFor = (sites: readonly MatchOption[], stored: string | null): Option[] => [
  { value: '', label: '-' },
  ...sites.filter(({ value, active }) => active || value === stored),
];
