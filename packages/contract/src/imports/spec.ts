import type { ImportName } from '../domains/imports/imports.calls.ts';
import type { Fields, WrittenField } from '../fields/field.ts';

/** How the cells of a column are read. A choice is an id or a label, a list has several values between bars, a bound may say `> 192`. */
export type CellKind = 'text' | 'tel' | 'choice' | 'tick' | 'list' | 'number' | 'bound' | 'day';

/** A column of an import. */
export interface ImportColumn {
  /** What it fills. */
  field: string;
  /** Its title in the template. */
  header: string;
  /** What people write above it beside that. */
  titles: readonly string[];
  /** A new row cannot do without it. */
  required: boolean;
  /** Its values are shown to nobody. */
  secret: boolean;
  kind: CellKind;
}

/** An import as data: the reading of its files, its result and its screens stand on it. */
export interface ImportSpec<C extends ImportColumn = ImportColumn> {
  /** Under which its files are remembered, and its runs are noted. */
  name: ImportName;
  /** In the order of the template. */
  columns: readonly C[];
  /**
   * Two fields that are never read in each other's place: the title of one of them suffices to know the line of titles. Where there are
   * none, that of a required column does.
   */
  apart: readonly [C['field'], C['field']] | null;
  /** By which a row is known: it stands once in a file, which is said with these words. */
  key: { field: C['field']; twice: string };
  /** What its lines are; `nom`: what their names are called, where they have names beside their keys. */
  words: { un: string; des: string; feminin: boolean; nom?: string };
  /**
   * Where the columns of a file stand as documented, whatever its titles, which are its first line: A is 0. Without it, they stand in the
   * order of the template and are known by their titles.
   */
  places?: Readonly<Record<C['field'], number>>;
  /** Its lines are one record: all of them are written, or none. */
  entier?: true;
}

const kindOf = (field: WrittenField): CellKind => {
  if (field.kind === 'choice') return 'choice';
  if (field.kind === 'flag') return 'tick';
  return field.kind === 'text' && field.type === 'tel' ? 'tel' : 'text';
};

type Written<F extends Fields> = { [N in keyof F & string]: F[N] extends WrittenField ? N : never }[keyof F & string];

/** The column of a field as the catalogue describes it. */
export const columnOf = <F extends Fields, const N extends Written<F>>(
  fields: F,
  name: N,
  { titles = [], ...more }: Partial<Pick<ImportColumn, 'titles' | 'kind' | 'required' | 'header'>> = {},
): ImportColumn & { field: N } => {
  // `Written` leaves the fields that are.
  const field = fields[name] as WrittenField;
  const secret = field.kind === 'secret';
  return {
    field: name,
    kind: kindOf(field),
    header: field.heading ?? field.label,
    required: secret || ('required' in field && field.required),
    ...more,
    titles: [field.label, ...titles],
    secret,
  };
};

/** The columns of the template from A on; undefined for one that is not read. */
export const templateOf = <C extends ImportColumn>({ columns, places }: Pick<ImportSpec<C>, 'columns' | 'places'>): (C | undefined)[] => {
  if (!places) return [...columns];
  const placed = new Map(columns.map((column): [number, C] => [places[column.field as C['field']], column]));
  return Array.from({ length: Math.max(...placed.keys()) + 1 }, (_, place) => placed.get(place));
};

/** A field's title in the template. */
export const headerOf = ({ columns }: Pick<ImportSpec, 'columns'>, name: string) =>
  columns.find(({ field }) => field === name)?.header ?? name;
