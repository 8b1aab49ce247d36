import { securite, evenementFilters, type EvenementFilters } from '@comptoir/contract/domains/securite/securite.calls';
import { pageOf } from '@comptoir/contract/fields/page-number';
import type { z } from 'zod';
import { pagedFilters, type PagedValues } from '../../kit/list/pages/paged-filters.ts';

export type EvenementFilterKey = keyof EvenementFilters;

export const pagedEvenements = pagedFilters<EvenementFilterKey>(evenementFilters.shape);

export const queryOf = (values: PagedValues<EvenementFilterKey>): z.input<typeof securite.evenements.query> =>
  securite.evenements.query.parse({ ...pagedEvenements.appliedOf(values), page: pageOf(values.page) });
