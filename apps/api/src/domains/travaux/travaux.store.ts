import { sql } from 'kysely';
import { openFor, type Asking } from '../../journal/travaux.store.ts';
import type { Db } from '../../db/tables.ts';

/** Enough for a person to deal with; the others come after. */
const most = 50;

const columns = ['Groupe', 'Appel', 'Auteur', 'DateH', 'Lignes', 'Prises', 'Refusees', 'Operations', 'Annulees'] as const;
const ended = sql<string>`coalesce("Fin", "Vu")`.as('Arrete');

/** Bulk changes that stopped, newest first. */
const listLots = (db: Db, by: Asking) =>
  db
    .selectFrom('lots')
    .select([...columns, 'IDLot', ended])
    .where(openFor('lots', by))
    .orderBy('IDLot', 'desc')
    .limit(most)
    .execute();

/** Imports that stopped, newest first; those from before their call was noted can only be seen. */
const listImports = (db: Db, by: Asking) =>
  db
    .selectFrom('imports')
    .select([...columns, 'IDImport', 'Import', 'Fichier', ended])
    .where('Appel', 'is not', null)
    .where(openFor('imports', by))
    .orderBy('IDImport', 'desc')
    .limit(most)
    .execute();

/** What stopped, and may be seen. */
export const listRuns = async (db: Db, by: Asking) => [...(await listLots(db, by)), ...(await listImports(db, by))];
export type Run = Awaited<ReturnType<typeof listRuns>>[number];

/** What a bulk change was asked for; undefined where there is none. */
export const findCorps = (db: Db, Groupe: string) =>
  db.selectFrom('lots').select(['Corps', 'Ids', 'Prises', 'Refusees']).where('Groupe', '=', Groupe).executeTakeFirst();
