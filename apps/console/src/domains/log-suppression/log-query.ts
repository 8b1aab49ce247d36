import { logPageSize, type LogSuppressionFilters } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';

export const filterKeys = ['IDLigneSupprimee', 'NomTable', 'NumeroSerieMat', 'RefDMS'] as const satisfies (keyof LogSuppressionFilters)[];
export type FilterKey = (typeof filterKeys)[number];
export type LogValues = Readonly<Record<FilterKey | 'page', string>>;

/** The page in the address, or the first one. */
export const pageOf = ({ page }: Pick<LogValues, 'page'>) => {
  const asked = Number(page);
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1;
};

/** What the server is asked for. */
export const bodyOf = (values: LogValues) => ({
  filters: Object.fromEntries(
    filterKeys.map((key) => [key, values[key].trim().slice(0, 255)] as const).filter(([, value]) => value !== ''),
  ),
  min: (pageOf(values) - 1) * logPageSize,
  elementPerPage: logPageSize,
});
