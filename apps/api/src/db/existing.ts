import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';

/** Of a record that there is not, or not for this session. */
export const unknownRecord = () => new Refusal('unknown', `${messages.unknownRecord}.`);

/** @throws Refusal 404 where nothing was found */
export const existing = <Row>(row: Row | null | undefined): Row => {
  if (row === null || row === undefined) throw unknownRecord();
  return row;
};
