import {
  logPageSize,
  logSuppressionFilters,
  type LogSuppressionFilters,
} from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { filterFault } from '../../kit/list/filters/filter-fault.ts';

export const filterKeys = ['IDLigneSupprimee', 'NomTable', 'NumeroSerieMat', 'RefDMS'] as const satisfies (keyof LogSuppressionFilters)[];
export type FilterKey = (typeof filterKeys)[number];
export type LogValues = Readonly<Record<FilterKey | 'page', string>>;

/** The page in the address, or the first one. */
export const pageOf = ({ page }: Pick<LogValues, 'page'>) => {
  const asked = Number(page);
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1;
};

/** Why what is typed in a filter is not applied. */
export const faultOf = (key: FilterKey, value: string) => filterFault(logSuppressionFilters.shape[key], value);

/** What the server is asked for. */
export const bodyOf = (values: LogValues) => ({
  filters: Object.fromEntries(
    filterKeys.map((key) => [key, values[key].trim()] as const).filter(([key, value]) => value !== '' && faultOf(key, value) === null),
  ),
  min: (pageOf(values) - 1) * logPageSize,
  elementPerPage: logPageSize,
});
