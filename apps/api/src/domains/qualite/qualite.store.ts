import { qualitePageSize, type Controle, type LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import type { Guarded } from '@comptoir/contract/rights';
import { sql, type Expression } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Lecture } from '../../http/essai/touche.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { Visibility } from '../utilisateurs/utilisateurs.store.ts';

/** What a check knows beside the tables: what opens the customer's sealed values, and how interfaces are called and where they are set. */
export interface Around {
  vault: Pick<Vault, 'read'>;
  schema: string;
  probes: readonly Pick<InterfaceProbes, 'Interface' | 'Titre' | 'Ecran' | 'matchings'>[];
}

/** One check as data: its texts, who sees it, and how its lines are found. */
export interface Regle extends Omit<Controle, 'nb'>, Guarded {
  /** A query that answers `label` and `href`, or a function that does. */
  lignes: (db: Db, seen: Visibility, around: Around) => Expression<unknown> | Promise<readonly LigneQualite[]>;
  /** Of a function: what it reads. A query says by itself. */
  lit?: Lecture;
  /** The partner of which it judges what is mapped to it. */
  Interface?: string;
}

/** The customer and the session that a check runs for. */
export interface Looking {
  db: Db;
  seen: Visibility;
  around: Around;
}

const isLate = (found: object): found is Promise<readonly LigneQualite[]> => found instanceof Promise;

export const countLignes = async ({ db, seen, around }: Looking, { lignes }: Regle) => {
  const found = lignes(db, seen, around);
  if (isLate(found)) return (await found).length;
  const { rows } = await sql<{ nb: number }>`select count(*)::int as nb from (${found}) as found`.execute(db);
  return rows[0]?.nb ?? 0;
};

/** All lines. */
export const listLignes = async ({ db, seen, around }: Looking, { lignes }: Regle): Promise<readonly LigneQualite[]> => {
  const found = lignes(db, seen, around);
  if (isLate(found)) return found;
  return (await sql<LigneQualite>`select label, href from (${found}) as found order by label, href`.execute(db)).rows;
};

/** One page of lines, sorted by label. */
export const pageLignes = async ({ db, seen, around }: Looking, { lignes }: Regle, page: number): Promise<readonly LigneQualite[]> => {
  const from = (page - 1) * qualitePageSize;
  const found = lignes(db, seen, around);
  if (isLate(found)) return (await found).toSorted((a, b) => a.label.localeCompare(b.label, 'fr')).slice(from, from + qualitePageSize);
  const { rows } = await sql<LigneQualite>`
    select label, href from (${found}) as found order by label collate tools.fr, href limit ${qualitePageSize} offset ${from}
  `.execute(db);
  return rows;
};
