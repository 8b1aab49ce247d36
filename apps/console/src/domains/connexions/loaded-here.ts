import { inside } from '../../kit/place.ts';

const partsOf = (pathname: string) => pathname.toLowerCase().split('/').filter(Boolean).join('/');

/** Whether the document itself was loaded at this documented path, rather than reached from another page of the console. */
export const isLoadedAt = (pathname: string, loaded: string | undefined) =>
  loaded === undefined || partsOf(inside(new URL(loaded).pathname)) === partsOf(pathname);

/** The address that the document was loaded from. */
export const loadedFrom = () => performance.getEntriesByType('navigation')[0]?.name;
