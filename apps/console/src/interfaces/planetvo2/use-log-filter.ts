import { planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { z } from 'zod';
import { filterFault } from '../../kit/list/filters/filter-fault.ts';

export interface LogFilter {
  user: string;
  action: string;
  request: string;
  response: string;
  /** ISO day, '' for none. */
  date: string;
}

const none: LogFilter = { user: '', action: '', request: '', response: '', date: '' };
/** Filters are asked one second after the last keystroke. */
const pause = 1000;

const { shape } = planetVO2.logs.query;
const schemas: Record<keyof LogFilter, z.ZodType> = {
  user: shape.filter_user,
  action: shape.filter_action,
  request: shape.filter_request,
  response: shape.filter_response,
  date: shape.filter_date,
};
// A plain object's own keys.
const names = Object.keys(none) as (keyof LogFilter)[];

/** Why what is typed in a filter is not applied. */
export const faultOf = (name: keyof LogFilter, filter: LogFilter) => filterFault(schemas[name], filter[name]);

/** The filters of the logs; a changed filter goes back to page 1. */
export const useLogFilter = () => {
  const [filter, setFilter] = useState(none);
  const [asked] = useDebouncedValue(filter, pause);
  const [chosen, setChosen] = useState({ of: none, page: 1 });
  // The page belongs to the results on screen: a pending filter may have fewer.
  const numPage = chosen.of === asked ? chosen.page : 1;
  const filled = Object.fromEntries(
    names.filter((name) => asked[name] !== '' && faultOf(name, asked) === null).map((name) => [`filter_${name}`, asked[name]]),
  );
  return {
    filter,
    query: { ...filled, numPage },
    setPage: (page: number) => setChosen({ of: asked, page }),
    change: (part: Partial<LogFilter>) => setFilter((before) => ({ ...before, ...part })),
  };
};

export type LogControl = ReturnType<typeof useLogFilter>;
