import { logPageSize, logSuppressionFilters } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { pageOf } from '@comptoir/contract/fields/page-number';
import { pagedFilters, type PagedValues } from '../../kit/list/pages/paged-filters.ts';

export type LogFilterKey = keyof typeof logSuppressionFilters.shape;

export const logFilters = pagedFilters<LogFilterKey>(logSuppressionFilters.shape);

/** What the server is asked for. */
export const bodyOf = (values: PagedValues<LogFilterKey>) => ({
  filters: logFilters.appliedOf(values),
  min: (pageOf(values.page) - 1) * logPageSize,
  elementPerPage: logPageSize,
});
