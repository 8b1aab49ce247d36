import { journalFilter } from '@comptoir/contract/domains/journal/journal.calls';
import { pageOf } from '@comptoir/contract/fields/page-number';
import type { z } from 'zod';
import { pagedFilters, type PagedValues } from '../../kit/list/pages/paged-filters.ts';

const { page: _page, ...schemas } = journalFilter.shape;

export type JournalFilterKey = keyof typeof schemas;
export type JournalQuery = z.input<typeof journalFilter>;

export const journalFilters = pagedFilters<JournalFilterKey>(schemas);

export const queryOf = (values: PagedValues<JournalFilterKey>): JournalQuery =>
  journalFilter.parse({ ...journalFilters.appliedOf(values), page: pageOf(values.page) });
