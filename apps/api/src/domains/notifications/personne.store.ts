import { mostNotifications, notificationDays, notificationExtract } from '@comptoir/contract/domains/notifications/notifications.calls';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import type { Db } from '../../db/tables.ts';
import { listSiteNames } from '../sites/sites.store.ts';
import { listNames } from '../utilisateurs/utilisateurs.store.ts';

/** From when on notifications are told. */
export const horizon = sql<string>`now() - make_interval(days => ${sql.lit(notificationDays)})`;

/** Its beginning. */
export const extract = (column: string) => sql<string>`left(${sql.ref(column)}, ${sql.lit(notificationExtract)})`;

/** Notes that name this person of the customer, newest first. One's own are no news. */
export const listMentions = (db: Db, Login: string) =>
  db
    .selectFrom('notesMentions')
    .innerJoin('notes', 'notes.IDNote', 'notesMentions.IDNote')
    .select(['notes.IDNote', 'notes.NomTable', 'notes.IDLigne', 'notes.Auteur', 'notesMentions.DateH', extract('notes.Texte').as('Texte')])
    .where('notesMentions.Kind', '=', 'customer')
    .where('notesMentions.Login', '=', Login)
    .where('notes.Portee', '=', 'client')
    .where(({ not, and, eb }) => not(and([eb('notes.Kind', '=', 'customer'), eb('notes.Login', '=', Login)])))
    .where('notesMentions.DateH', '>', horizon)
    .orderBy('notesMentions.DateH', 'desc')
    .limit(mostNotifications)
    .execute();

/** Answers to this person's requests, newest first. Of the oldest requests only the name says who asked. */
export const listReponses = (db: Db, { login, name }: { login: string; name: string }) =>
  db
    .selectFrom('demandes')
    .select(['IDDemande', 'type', 'sujet', 'Reponse', 'DateReponse'])
    .where('login', '=', login)
    .where(({ or, and, eb }) => or([eb('Kind', '=', 'customer'), and([eb('Kind', 'is', null), eb('name', '=', name)])]))
    .where('DateReponse', '>', horizon)
    .orderBy('DateReponse', 'desc')
    .limit(mostNotifications)
    .execute();

/** Departures that this person planned and that were not carried out, newest first. */
export const listDepartsRefuses = (db: Db, Login: string) =>
  db
    .selectFrom('departsPrevus')
    .select(['IDPeople', 'Refus', 'DateRefus'])
    .where('Kind', '=', 'customer')
    .where('Login', '=', Login)
    .where('DateRefus', '>', horizon)
    .orderBy('DateRefus', 'desc')
    .limit(mostNotifications)
    .execute();

const names = async (rows: Promise<{ id: number; name: string }[]>) => new Map((await rows).map(({ id, name }) => [id, name]));

/** The names of the records that a person of the customer may open, by table. */
export const namesFor = async (db: Db, fiches: readonly { NomTable: string; IDLigne: number }[]) => {
  const of = (table: string) => fiches.filter(({ NomTable }) => NomTable === table).map(({ IDLigne }) => IDLigne);
  const customer = { all: false };
  const [sites, utilisateurs, societes, origines] = await Promise.all([
    listSiteNames(db, of('sites'), customer),
    listNames(db, of('utilisateurs'), customer),
    names(
      db
        .selectFrom('societes')
        .select(['IDPlaque as id', 'Libelle as name'])
        .where('IDPlaque', '=', anyNumber(of('societes')))
        .execute(),
    ),
    names(
      db
        .selectFrom('origines')
        .select(['IDOrigineAction as id', 'Libelle as name'])
        .where('IDOrigineAction', '=', anyNumber(of('origines')))
        .execute(),
    ),
  ]);
  return new Map(Object.entries({ sites, utilisateurs, societes, origines }));
};
