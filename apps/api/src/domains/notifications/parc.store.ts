import { mostNotifications } from '@comptoir/contract/domains/notifications/notifications.calls';
import { sql, type Kysely } from 'kysely';
import type { AllCustomersTables } from '../../db/tables.ts';
import { isOpenIn, isStoppedIn } from '../../journal/travaux.store.ts';
import { extract, horizon } from './personne.store.ts';

/** All customers of one server: each of these is one statement, however many there are. Newest first. */
type Parc = Kysely<AllCustomersTables>;

interface Person {
  login: string;
  name: string;
}

/** Notes that name this operator, with the name of their record; null where the record is gone. One's own are no news. */
export const mentionsOf = (parc: Parc, Login: string) =>
  parc
    .selectFrom('notesMentions as m')
    .innerJoin('notes as n', (join) => join.onRef('n.IDCustomer', '=', 'm.IDCustomer').onRef('n.IDNote', '=', 'm.IDNote'))
    .leftJoin('sites as s', (join) =>
      join.onRef('s.IDCustomer', '=', 'n.IDCustomer').onRef('s.IDSite', '=', 'n.IDLigne').on('n.NomTable', '=', 'sites'),
    )
    .leftJoin('utilisateurs as u', (join) =>
      join.onRef('u.IDCustomer', '=', 'n.IDCustomer').onRef('u.IDPeople', '=', 'n.IDLigne').on('n.NomTable', '=', 'utilisateurs'),
    )
    .leftJoin('societes as p', (join) =>
      join.onRef('p.IDCustomer', '=', 'n.IDCustomer').onRef('p.IDPlaque', '=', 'n.IDLigne').on('n.NomTable', '=', 'societes'),
    )
    .leftJoin('origines as o', (join) =>
      join.onRef('o.IDCustomer', '=', 'n.IDCustomer').onRef('o.IDOrigineAction', '=', 'n.IDLigne').on('n.NomTable', '=', 'origines'),
    )
    .select(['n.IDCustomer', 'n.IDNote', 'n.NomTable', 'n.IDLigne', 'n.Auteur', 'm.DateH', extract('n.Texte').as('Texte')])
    .select(sql<string | null>`coalesce(s."Descr", u."Lastname" || ' ' || u."Firstname", p."Libelle", o."Libelle")`.as('Quoi'))
    .where('m.Kind', '=', 'operator')
    .where('m.Login', '=', Login)
    .where(({ not, and, eb }) => not(and([eb('n.Kind', '=', 'operator'), eb('n.Login', '=', Login)])))
    .where('m.DateH', '>', horizon)
    .orderBy('m.DateH', 'desc')
    .limit(mostNotifications)
    .execute();

/** Alerts, whether they are over or not. */
export const alertes = (parc: Parc) =>
  parc
    .selectFrom('santeAlertes')
    .select(['IDCustomer', 'IDAlerte', 'Interface', 'Libelle', 'Message', 'DateH', 'DateFin'])
    .where('DateH', '>', horizon)
    .orderBy('DateH', 'desc')
    .limit(mostNotifications)
    .execute();

const ended = sql<string>`coalesce("Fin", "Vu")`;

/** Imports by this operator that are over: those that stopped, until somebody has said what becomes of them. */
export const importsOf = (parc: Parc, Auteur: string) =>
  parc
    .selectFrom('imports')
    .select(['IDCustomer', 'IDImport', 'Import', 'Fichier', 'Refusees', isStoppedIn('imports').as('estArrete'), ended.as('DateH')])
    .where('Auteur', '=', Auteur)
    .where(({ or, and, not, eb }) => or([and([eb('Fin', 'is not', null), not(isStoppedIn('imports'))]), isOpenIn('imports')]))
    .where(ended, '>', horizon)
    .orderBy(ended, 'desc')
    .limit(mostNotifications)
    .execute();

/** Bulk changes by this operator that stopped, until somebody has said what becomes of them. */
export const lotsOf = (parc: Parc, Auteur: string) =>
  parc
    .selectFrom('lots')
    .select(['IDCustomer', 'IDLot', 'Appel', 'Lignes', 'Prises', 'Refusees', ended.as('DateH')])
    .where('Kind', '=', 'operator')
    .where('Auteur', '=', Auteur)
    .where(isOpenIn('lots'))
    .where(ended, '>', horizon)
    .orderBy(ended, 'desc')
    .limit(mostNotifications)
    .execute();

const isOwn = ({ login, name }: Person) => sql<boolean>`("login" = ${login} and coalesce("Kind" = 'operator', "name" = ${name}))`;

/** Change requests by other people: a person of a customer may bear the operator's login. */
export const demandesBut = (parc: Parc, person: Person) =>
  parc
    .selectFrom('demandes')
    .select(['IDCustomer', 'IDDemande', 'type', 'login', 'name', 'sujet', 'DateH', extract('commentaire').as('Texte')])
    .where(({ not }) => not(isOwn(person)))
    .where('DateH', '>', horizon)
    .orderBy('DateH', 'desc')
    .limit(mostNotifications)
    .execute();

/** Answers that somebody else gave to this operator's requests. */
export const reponsesTo = (parc: Parc, person: Person) =>
  parc
    .selectFrom('demandes')
    .select(['IDCustomer', 'IDDemande', 'type', 'login', 'sujet', 'Reponse', 'RepondPar', 'DateReponse'])
    .where(isOwn(person))
    .where('RepondPar', '<>', person.name)
    .where('DateReponse', '>', horizon)
    .orderBy('DateReponse', 'desc')
    .limit(mostNotifications)
    .execute();

/** Departures that this operator planned and that were not carried out, with the name of who leaves. */
export const departsRefusesOf = (parc: Parc, Login: string) =>
  parc
    .selectFrom('departsPrevus as d')
    .innerJoin('utilisateurs as u', (join) => join.onRef('u.IDCustomer', '=', 'd.IDCustomer').onRef('u.IDPeople', '=', 'd.IDPeople'))
    .select(['d.IDCustomer', 'd.IDPeople', 'd.Refus', 'd.DateRefus'])
    .select(sql<string>`u."Lastname" || ' ' || u."Firstname"`.as('Quoi'))
    .where('d.Kind', '=', 'operator')
    .where('d.Login', '=', Login)
    .where('d.DateRefus', '>', horizon)
    .orderBy('d.DateRefus', 'desc')
    .limit(mostNotifications)
    .execute();
