import { useParams, useSearch } from '@tanstack/react-router';

// Routes are data, so the router knows no names: every parameter is a text, and a search may hold anything.

/** A parameter of the address, as the page has it: '' on a page that has none of that name. */
export const useParam = (name: string): string => {
  const params = useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;
  return params[name] ?? '';
};

/** What the address's search says under a name; undefined where it says nothing. */
export const useSearchValue = (name: string): unknown => {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  return search[name];
};
