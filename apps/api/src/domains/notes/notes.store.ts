import type { Mention, Portee } from '@comptoir/contract/domains/notes/notes.calls';
import { sql } from 'kysely';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { fullName, visibleUtilisateurs } from '../utilisateurs/utilisateurs.store.ts';
import type { Author } from './notes.rules.ts';

interface Visibility {
  /** Internal notes too: for operators. */
  all: boolean;
}

const visibleNotes = (db: Db, { all }: Visibility) =>
  all ? db.selectFrom('notes') : db.selectFrom('notes').where('notes.Portee', '=', 'client');

/** Newest first, each with those it names. */
export const listNotes = async (db: Db, NomTable: string, IDLigne: number, visibility: Visibility) => {
  const notes = visibleNotes(db, visibility).where('NomTable', '=', NomTable).where('IDLigne', '=', IDLigne);
  const rows = await notes
    .select(['IDNote', 'Texte', 'Portee', 'Auteur', 'Kind', 'Login', 'DateH', 'DateModification'])
    .orderBy('IDNote', 'desc')
    .execute();
  const named = await db
    .selectFrom('notesMentions')
    .select(['IDNote', 'Kind', 'Login'])
    .where('IDNote', 'in', notes.select('IDNote'))
    .$if(!visibility.all, (query) => query.where('Kind', '=', 'customer'))
    .orderBy('Login')
    .execute();
  const mentionsOf = (IDNote: number) => named.filter((one) => one.IDNote === IDNote).map(({ Kind, Login }): Mention => ({ Kind, Login }));
  return rows.map((row) => ({ ...row, mentions: mentionsOf(row.IDNote) }));
};

/** The note, which nobody else changes until the transaction ends. @throws Refusal 404 */
export const lockNote = async (db: Db, IDNote: number, visibility: Visibility) =>
  existing(await visibleNotes(db, visibility).selectAll('notes').where('IDNote', '=', IDNote).forUpdate().executeTakeFirst());

/** The people of the customer who use this console, by name. */
export const listPersonnes = (db: Db, visibility: Visibility) =>
  visibleUtilisateurs(db, visibility)
    .select(['LoginWEB as Login', fullName.as('Name'), 'EMail'])
    .where('AccesBackOffice', '=', true)
    .where('Actif', '=', true)
    .orderBy(sql`"Lastname" collate tools.fr`)
    .orderBy('IDPeople')
    .execute();

interface Written {
  Texte: string;
  Portee: Portee;
}

/** Those who are named stay told since when; the others go. Answers those who were not named before. */
export const saveMentions = async (db: Db, IDNote: number, mentions: readonly Mention[]) => {
  const isNamed = mentions.map(({ Kind, Login }) => sql<boolean>`("Kind" = ${Kind} and "Login" = ${Login})`);
  await db
    .deleteFrom('notesMentions')
    .where('IDNote', '=', IDNote)
    .$if(isNamed.length > 0, (query) => query.where(sql<boolean>`not (${sql.join(isNamed, sql` or `)})`))
    .execute();
  if (mentions.length === 0) return [];
  return db
    .insertInto('notesMentions')
    .values(mentions.map(({ Kind, Login }) => ({ IDNote, Kind, Login })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['Kind', 'Login'])
    .execute();
};

export const insertNote = async (db: Db, fiche: { NomTable: string; IDLigne: number }, by: Author & { Auteur: string }, note: Written) => {
  const { IDNote } = await db
    .insertInto('notes')
    .values({ ...fiche, ...by, ...note })
    .returning('IDNote')
    .executeTakeFirstOrThrow();
  return IDNote;
};

export const updateNote = (db: Db, IDNote: number, note: Written) =>
  db
    .updateTable('notes')
    .set({ ...note, DateModification: sql<string>`now()` })
    .where('IDNote', '=', IDNote)
    .execute();

/** With whom it names: the journal has a line for each, so that all of it comes back. */
export const deleteNote = async (db: Db, IDNote: number) => {
  await db.deleteFrom('notesMentions').where('IDNote', '=', IDNote).execute();
  await db.deleteFrom('notes').where('IDNote', '=', IDNote).execute();
};
