import type { PasserelleColumns } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { z } from 'zod';

/** Ticks by field name: each column is its own field, so two people who tick different ones do not clash. */
export type ColumnValues = Record<string, boolean>;

/** A form reads dots and brackets in a field's name as a path, so other characters are encoded. */
export const fieldOf = (NameColumn: string) => `c${NameColumn.replace(/[^A-Za-z0-9]/g, (letter) => `_${letter.charCodeAt(0)}_`)}`;

export const valuesOf = (columns: PasserelleColumns): ColumnValues =>
  Object.fromEntries(columns.map(({ NameColumn, checked }) => [fieldOf(NameColumn), checked]));

export const schemaOf = (columns: PasserelleColumns): z.ZodType<ColumnValues, ColumnValues> =>
  z.object(Object.fromEntries(columns.map(({ NameColumn }) => [fieldOf(NameColumn), z.boolean()])));

/** The whole list as the form has it. */
export const columnsOf = (columns: PasserelleColumns, values: ColumnValues): PasserelleColumns =>
  columns.map(({ NameColumn, checked }) => ({ NameColumn, checked: values[fieldOf(NameColumn)] ?? checked }));
