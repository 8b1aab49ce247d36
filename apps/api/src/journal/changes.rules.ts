/** A place among the changes of a customer: after a line of the journal, within the instant that it belongs to. */
export interface Cursor {
  IDInstant: number;
  IDJournal: number;
}

export const cursorOf = ({ IDInstant, IDJournal }: Cursor) => `${IDInstant}.${IDJournal}`;

/** Of a text whose shape has been checked. */
export const readCursor = (text: string): Cursor => {
  const [IDInstant = 0, IDJournal = 0] = text.split('.').map(Number);
  return { IDInstant, IDJournal };
};

export const isAfter = (one: Cursor, other: Cursor) =>
  one.IDInstant === other.IDInstant ? one.IDJournal > other.IDJournal : one.IDInstant > other.IDInstant;

/** Before everything. */
export const beginning: Cursor = { IDInstant: 0, IDJournal: 0 };
