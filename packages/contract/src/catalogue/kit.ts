import type { Fields } from '../fields/field.ts';

/**
 * What a table's rows are, which says what may be done with them.
 * - `reglage`: chosen for a customer; compared with another's, copied, put back.
 * - `personne`: about people; put back, never copied to another customer.
 * - `fait`: something that happened; never undone.
 * - `miroir`: what a partner told; asked again rather than put back.
 * - `metier`: what the other products keep of their customers' business.
 * - `fournisseur`: given by the provider, the same for every customer.
 */
export type Nature = 'reglage' | 'personne' | 'fait' | 'miroir' | 'metier' | 'fournisseur';

/** The chapter of the menu in which people look for a table's rows. */
export type Chapitre = 'structure' | 'utilisateurs' | 'interfaces' | 'referentiels' | 'parametres' | 'outils';

/** What is known of a customers' table beside its columns. */
export interface Table {
  /** What its rows are called on screens. */
  label: string;
  nature: Nature;
  /**
   * The columns that name the same row at another customer; a foreign key stands for the identity of what it names. None:
   * there is one row. Absent: a row is nobody else's, as what happened once.
   */
  identity?: readonly string[];
  /** The columns that people call a row by, where the first word of its identity is not what they say. */
  title?: readonly string[];
  /** Its rows are parts of this table's: their keys begin with its own, its page outlives them, and its history holds theirs. */
  of?: string;
  /** Columns that mean nothing at another customer. */
  own?: readonly string[];
  /** Columns that hold the id of another table's row, which no foreign key says. */
  loose?: Readonly<Record<string, string>>;
  /** Columns that look like ids and are another product's or a partner's. */
  foreign?: readonly string[];
  /** Columns that are about what has happened elsewhere: they are not put back. */
  facts?: readonly string[];
  /** The screen to see a row on; `{id}` is its key, or the first part of it. */
  screen?: `/${string}`;
  chapter: Chapitre;
  /** The fields that its columns keep. */
  fields?: Fields;
  /** What people call the columns that no field describes. */
  words?: Readonly<Record<string, string>>;
}

/** Tables by their name. */
export type Tables = Readonly<Record<string, Table>>;

/** Declares some tables, keeping their names. */
export const tables = <const T extends Tables>(all: T): T => all;
