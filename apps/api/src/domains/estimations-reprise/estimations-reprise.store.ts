import { sql } from 'kysely';
import { existing } from '../../db/existing.ts';
import { anyNumber, everyNumber } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';
import { fullName } from '../utilisateurs/utilisateurs.store.ts';

/** The tables that the list reads. */
export const estimationsTables = ['societes', 'estimationsReprise', 'utilisateurs'];

interface Responsable {
  IDPeople: number;
  Name: string;
}

const shown = (db: Db) => {
  const own = db
    .selectFrom('estimationsReprise')
    .innerJoin('utilisateurs', 'utilisateurs.IDPeople', 'estimationsReprise.IDPeople')
    .select([
      'IDPlaque',
      sql<Responsable[]>`json_agg(json_build_object('IDPeople', "utilisateurs"."IDPeople", 'Name', ${fullName})
        order by ${fullName} collate tools.fr, "utilisateurs"."IDPeople")`.as('rows'),
    ])
    .groupBy('IDPlaque')
    .as('own');
  return db
    .selectFrom('societes')
    .leftJoin(own, 'own.IDPlaque', 'societes.IDPlaque')
    .select(['societes.IDPlaque', 'societes.Libelle'])
    .select(sql<Responsable[]>`coalesce(own.rows, '[]')`.as('EstimationsRepriseResp'));
};

export const listPlaquesResp = (db: Db) =>
  jsonRows(
    db,
    shown(db)
      .orderBy(sql`"societes"."Libelle" collate tools.fr`)
      .orderBy('societes.IDPlaque'),
  );

/** One company with its responsible users, as JSON text. @throws Refusal 404 */
export const readPlaqueResp = async (db: Db, IDPlaque: number) =>
  existing(await jsonRow(db, shown(db).where('societes.IDPlaque', '=', IDPlaque)));

/** The active users of the company's sites. */
const ofSociete = (db: Db, IDPlaque: number) => {
  const own = db
    .selectFrom('utilisateursSites')
    .innerJoin('sites', 'sites.IDSite', 'utilisateursSites.IDSite')
    .select('utilisateursSites.IDPeople')
    .where('sites.IDPlaque', '=', IDPlaque);
  return db.selectFrom('utilisateurs').where('utilisateurs.Actif', '=', true).where('utilisateurs.IDPeople', 'in', own);
};

export const listUtilisateursOf = (db: Db, IDPlaque: number) =>
  jsonRows(
    db,
    ofSociete(db, IDPlaque)
      .select(['utilisateurs.IDPeople', fullName.as('Name')])
      .orderBy(sql`${fullName} collate tools.fr`)
      .orderBy('utilisateurs.IDPeople'),
  );

/** The ids that the company may choose. */
export const findUtilisateursOf = async (db: Db, IDPlaque: number, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await ofSociete(db, IDPlaque).select('utilisateurs.IDPeople').where('utilisateurs.IDPeople', '=', anyNumber(ids)).execute();
  return rows.map(({ IDPeople }) => IDPeople);
};

/** Replaces the company's responsible users; unchanged ones are not written. */
export const replaceResponsables = async (db: Db, IDPlaque: number, ids: readonly number[]) => {
  await db.deleteFrom('estimationsReprise').where('IDPlaque', '=', IDPlaque).where('IDPeople', '<>', everyNumber(ids)).execute();
  if (ids.length === 0) return;
  await db
    .insertInto('estimationsReprise')
    .values(ids.map((IDPeople) => ({ IDPlaque, IDPeople })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
