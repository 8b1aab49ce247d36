import type { Limites } from '@comptoir/contract/limites';
import type { PersonneEvenementFilters } from '@comptoir/contract/domains/acces/personnes.calls';
import { evenementsPageSize, type EvenementFilters } from '@comptoir/contract/domains/securite/securite.calls';
import { sql, type Kysely } from 'kysely';
import { containing, dayEnd, dayStart } from '../../db/filters.ts';
import type { RegistryTables } from '../../db/tables.ts';
import { unlimited } from '../../http/sessions/limites.ts';

type Db = Kysely<RegistryTables>;

/** `limites`: those of who reads. Of customers that are not open to him he is told nothing. */
const matching = (db: Db, { type, resultat, client, du, au, texte }: EvenementFilters, { Serveurs, Clients }: Limites) => {
  let query = db.selectFrom('securiteEvenements as e').leftJoin('customers as c', 'c.IDCustomer', 'e.IDCustomer');
  if (Serveurs)
    query = query.where(({ or, eb }) =>
      or([eb('e.IDCustomer', 'is', null), eb('c.IDServer', '=', sql<number>`any(${[...Serveurs]}::bigint[])`)]),
    );
  if (Clients)
    query = query.where(({ or, eb }) =>
      or([eb('e.IDCustomer', 'is', null), eb('e.IDCustomer', '=', sql<number>`any(${[...Clients]}::bigint[])`)]),
    );
  if (type) query = query.where('e.Type', '=', type);
  if (resultat) query = query.where('e.Resultat', '=', resultat);
  if (client) query = query.where('c.name', 'ilike', containing(client));
  if (du) query = query.where('e.DateH', '>=', dayStart(du));
  if (au) query = query.where('e.DateH', '<', dayEnd(au));
  if (texte) {
    const places = ['e.Qui', 'e.Adresse', 'e.Details', 'e.Appel', 'e.Requete'] as const;
    query = query.where(({ or, eb }) => or(places.map((place) => eb(place, 'ilike', containing(texte)))));
  }
  return query;
};

type Matching = ReturnType<typeof matching>;

/** One page, newest first. */
const pageOf = (query: Matching, page: number) =>
  query
    .select(['e.IDEvenement', 'e.DateH', 'e.Type', 'e.Resultat', 'e.Nombre', 'c.name as Client', 'e.Genre'])
    .select(['e.Qui', 'e.Adresse', 'e.Navigateur', 'e.Details', 'e.Appel', 'e.Requete'])
    .orderBy('e.IDEvenement', 'desc')
    .limit(evenementsPageSize)
    .offset((page - 1) * evenementsPageSize)
    .execute();

const countOf = async (query: Matching) => {
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
};

export const listEvenements = (db: Db, filters: EvenementFilters, limites: Limites, page: number) =>
  pageOf(matching(db, filters, limites), page);

export const countEvenements = (db: Db, filters: EvenementFilters, limites: Limites) => countOf(matching(db, filters, limites));

/** Whose people, and of whom whoever reads is told nothing. */
interface Group {
  IDCustomer: number;
  hidden: readonly number[];
}

/** What people of one customer did or were refused, and sign-ins at its host that were refused to nobody who is known. */
const ofGroup = (db: Db, { IDCustomer, hidden }: Group, filters: PersonneEvenementFilters) =>
  matching(db, filters, unlimited)
    .where('e.IDCustomer', '=', IDCustomer)
    .where('e.Genre', '=', 'customer')
    .where(({ or, eb, not }) => or([eb('e.IDCompte', 'is', null), not(eb('e.IDCompte', '=', sql<number>`any(${[...hidden]}::bigint[])`))]));

export const listEvenementsOfGroup = (db: Db, group: Group, filters: PersonneEvenementFilters, page: number) =>
  pageOf(ofGroup(db, group, filters), page);

export const countEvenementsOfGroup = (db: Db, group: Group, filters: PersonneEvenementFilters) => countOf(ofGroup(db, group, filters));

/** How far each way out has come that has ever been looked after. */
export const listSorties = (db: Db) =>
  db
    .selectFrom('securiteSorties as s')
    .innerJoin('securiteChaine as c', (join) => join.onTrue())
    .leftJoin('securiteEvenements as e', 'e.Rang', 's.Rang')
    .select(['s.Nom', 's.Rang', 'e.DateH', 's.LivreLe', 's.EchecDepuis', 's.Echec', 's.ProchainEssai', 'c.Rang as Fin', 'c.Depuis'])
    .execute();
