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

/** What the logs are filtered by; another filter begins at the first page. */
export const useLogFilter = () => {
  const [filter, setFilter] = useState(none);
  const [asked] = useDebouncedValue(filter, pause);
  const [chosen, setChosen] = useState({ of: none, page: 1 });
  // A page is one of the results in sight: a filter that is still waited for may not have as many.
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
