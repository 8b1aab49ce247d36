import type { ImportName } from '@comptoir/contract/domains/imports/imports.calls';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Silence after which an import that has not ended has stopped: its server is gone. */
const silentMinutes = 5;
const keptDays = 400;

/** Whether an import stopped before its end. */
export const isStopped = sql<boolean>`("imports"."Arret" or ("imports"."Fin" is null and "imports"."Vu" < now() - make_interval(mins => ${sql.lit(silentMinutes)})))`;

const now = sql<string>`now()`;

export interface BegunImport {
  Import: ImportName;
  Fichier: string;
  Auteur: string;
  /** The journal's group of what it writes. */
  Groupe: string;
  Lignes: number;
}

/** Notes an import that begins; drops those that are too old. */
export const beginImport = async (db: Db, begun: BegunImport) => {
  await db
    .deleteFrom('imports')
    .where('DateH', '<', sql<string>`now() - make_interval(days => ${keptDays})`)
    .execute();
  const { IDImport } = await db.insertInto('imports').values(begun).returning('IDImport').executeTakeFirstOrThrow();
  return IDImport;
};

/** Counts lines in the transaction that writes them. */
export const countLines = (db: Db, IDImport: number, prises: number, refusees: number) =>
  db
    .updateTable('imports')
    .set({ Prises: sql<number>`"Prises" + ${prises}::integer`, Refusees: sql<number>`"Refusees" + ${refusees}::integer`, Vu: now })
    .where('IDImport', '=', IDImport)
    .execute();

export const endImport = (db: Db, IDImport: number, Arret: boolean) =>
  db.updateTable('imports').set({ Fin: now, Vu: now, Arret }).where('IDImport', '=', IDImport).execute();
