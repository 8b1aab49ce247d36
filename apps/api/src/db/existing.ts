import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';

/** What is said of a thing, `Ce site`, that there is not. */
const missing = (thing: string) => `${thing} n’existe pas ou n’existe plus.`;

/** Of a record that there is not, or not for this session; `thing` names it where a call names several. */
export const unknownRecord = (thing?: string) =>
  new Refusal('unknown', thing === undefined ? `${messages.unknownRecord}.` : missing(thing));

/** @throws Refusal 404 where nothing was found */
export const existing = <Row>(row: Row | null | undefined, thing?: string): Row => {
  if (row === null || row === undefined) throw unknownRecord(thing);
  return row;
};

/** @throws Refusal 400 at a field that holds ids of nothing; `what` says so: `Site inconnu` */
export const checkAllExist = (field: string, what: string, ids: readonly number[], known: Pick<ReadonlySet<number>, 'has'>) => {
  const lost = ids.filter((id) => !known.has(id));
  if (lost.length > 0) throw new Refusal('invalid', `${what}\u00a0: ${lost.join(', ')}.`, { [field]: what });
};
