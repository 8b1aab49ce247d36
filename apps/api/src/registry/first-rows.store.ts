import { sql } from 'kysely';
import type { Author } from '../db/authored-transaction.ts';
import { openingLock } from '../db/names.ts';
import type { Db } from '../db/tables.ts';
import type { Barrier } from '../db/history/barriers.ts';
import { namelessRevisionSql } from '../db/history/journal.sql.ts';

/** Whoever opens the same customer at the same moment waits, and then finds it open. */
export const isOpened = async (db: Db, IDCustomer: number): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${openingLock(IDCustomer)}::bigint)`.execute(db);
  return (await db.selectFrom('gpParametres').select('IDGpParametres').executeTakeFirst()) !== undefined;
};

/** Marks of lists from before are no longer valid. */
const renewMarks = (db: Db) => sql.raw(namelessRevisionSql('comptoir')).execute(db);

/** The records of which each customer has exactly one, and the kinds of right, whose numbers are fixed. */
export const insertFirstRows = async (db: Db): Promise<void> => {
  for (const table of ['gpParametres', 'dpoContact', 'publicationCompte', 'publicationFtp'] as const) {
    await db.insertInto(table).defaultValues().execute();
  }
  const kinds = ['U', 'C', 'M', 'S'].map((DRTYPE_PRIVILEGE_CODE, at) => ({ DRTYPE_PRIVILEGE_ID: at + 1, DRTYPE_PRIVILEGE_CODE }));
  await db.insertInto('DRTYPE_PRIVILEGE').values(kinds).execute();
  await renewMarks(db);
};

/** One line of the journal stands for all the sample's rows: nothing before it can be gone back to. */
export const noteSample = async (db: Db, { Groupe, Auteur, Kind, Appel, Action }: Author, seed: string): Promise<void> => {
  const Apres: Barrier = { nature: 'exemple', exemple: seed };
  const line = { Groupe, Auteur, Kind, IDPeople: null, Appel, Action, NomTable: '*', IDLigne: '*', Operation: 'I' as const };
  await db
    .insertInto('journal')
    .values({ ...line, Reel: null, Motif: null, Cause: null, Avant: null, Apres })
    .execute();
};
