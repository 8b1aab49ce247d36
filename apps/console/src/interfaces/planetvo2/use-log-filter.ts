import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

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

/** The filters of the logs; a changed filter goes back to page 1. */
export const useLogFilter = () => {
  const [filter, setFilter] = useState(none);
  const [asked] = useDebouncedValue(filter, pause);
  const [chosen, setChosen] = useState({ of: none, page: 1 });
  // The page belongs to the results on screen: a pending filter may have fewer.
  const numPage = chosen.of === asked ? chosen.page : 1;
  const filled = Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [`filter_${name}`, value]),
  );
  return {
    filter,
    query: { ...filled, numPage },
    setPage: (page: number) => setChosen({ of: asked, page }),
    change: (part: Partial<LogFilter>) => setFilter((before) => ({ ...before, ...part })),
  };
};

export type LogControl = ReturnType<typeof useLogFilter>;
