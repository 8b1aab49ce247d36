import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { call } from '../client.ts';
import { addressAsOf } from '../place.ts';

const atOf = ({ DateH }: { DateH: string }) => new Date(DateH).getTime();

/** The last state before a moment; null where the history begins later. */
export const instantBefore = async (moment: string): Promise<number | null> => {
  const near = await call(journal.instants, { query: { autour: new Date(moment).toISOString() } });
  return near.find((instant) => atOf(instant) < new Date(moment).getTime())?.IDInstant ?? null;
};

/** Opens a page as of an instant, in a document of its own. */
export const goTo = (IDInstant: number, path: string) => location.assign(addressAsOf(path, IDInstant));
