import { daysFault, labelFault, parseRelanceMulti, printRelanceMulti } from '@comptoir/contract/texts/relance-multi';

/** One follow-up while it is typed, its days as they are typed. */
export interface Row {
  TypeContact: string;
  NbJours: string;
  Action: string;
}

export const emptyRow: Row = { TypeContact: '', NbJours: '', Action: '' };

/** The rows of a text, or `null` when it cannot be read. */
export const rowsOf = (text: string): Row[] | null => {
  const read = parseRelanceMulti(text);
  return read.ok ? read.value.map((row) => ({ ...row, NbJours: String(row.NbJours) })) : null;
};

/** The errors of each part of a row. */
export const faultsOf = ({ TypeContact, NbJours, Action }: Row) => ({
  TypeContact: labelFault('TypeContact', TypeContact),
  NbJours: daysFault(NbJours),
  Action: labelFault('Action', Action),
});

export const isSound = (row: Row) => Object.values(faultsOf(row)).every((fault) => fault === null);

/**
 * The rows as the form's text. With a fault it begins with an empty entry, which the contract always refuses, so that a
 * label that would be read as something else is never saved.
 */
export const textOf = (rows: readonly Row[]) => {
  const text = printRelanceMulti(rows);
  return rows.every(isSound) ? text : `;${text}`;
};
