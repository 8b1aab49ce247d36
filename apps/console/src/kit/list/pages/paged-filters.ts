import type { z } from 'zod';
import { filterFault } from '../filters/filter-fault.ts';

/** The filters of what is read page by page, and the page, as the address holds them. */
export type PagedValues<Key extends string> = Readonly<Record<Key | 'page', string>>;

const filterOf = (key: string) => ({ key, kind: 'select' as const });

/** `schemas`: each filter as the server takes it. */
export const pagedFilters = <Key extends string>(schemas: Readonly<Record<Key, z.ZodType>>) => {
  // A plain object's own keys.
  const keys = Object.keys(schemas) as Key[];
  const faultOf = (key: Key, value: string) => filterFault(schemas[key], value);
  return {
    keys,
    shape: { columns: [], filters: [...keys.map(filterOf), { ...filterOf('page'), default: '1' }] },
    none: { ...Object.fromEntries(keys.map((key) => [key, ''])), page: '1' },
    /** Why what is typed in a filter is not applied. */
    faultOf,
    /** What the server is asked for: values that it would refuse, in an address written by hand, are left out. */
    appliedOf: (values: PagedValues<Key>): Readonly<Record<string, string>> =>
      Object.fromEntries(
        keys.map((key) => [key, values[key].trim()] as const).filter(([key, value]) => value !== '' && faultOf(key, value) === null),
      ),
  };
};
export type PagedFilters<Key extends string> = ReturnType<typeof pagedFilters<Key>>;
