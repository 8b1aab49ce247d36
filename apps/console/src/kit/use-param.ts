import { useParams } from '@tanstack/react-router';

/** A parameter of the address, as it stands there: '' on a page that has none of that name. */
export const useParam = (name: string): string => {
  // Routes are data, so the router knows no names: every parameter is a text.
  const params = useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;
  return params[name] ?? '';
};
