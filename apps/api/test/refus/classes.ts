/** Where the rule behind a refusal is kept when rows come back without a form. */
export type Classe =
  /** By rules of `db/invariants`, asked after the rows are written. */
  | { invariant: readonly string[] }
  /** By constraints of the tables. */
  | { base: readonly string[] }
  /** By what `retour` asks of whoever asks: a file of `domains/retour`, and what it calls there. */
  | { droits: readonly [file: string, call: string] }
  /** By nothing: it is about what a form sends or shows, for this reason. */
  | { formulaire: string }
  /** By nothing: it is said of an act at a partner, which writes no row that comes back. */
  | { partenaire: true };

/** Refusals of a file by how they begin, each with its class. */
export type Refus = Readonly<Record<string, Readonly<Record<string, Classe>>>>;

export const invariant = (...cles: string[]): Classe => ({ invariant: cles });
export const base = (...constraints: string[]): Classe => ({ base: constraints });
export const droits = (file: string, call: string): Classe => ({ droits: [file, call] });
export const formulaire = (why: string): Classe => ({ formulaire: why });
export const partenaire: Classe = { partenaire: true };
