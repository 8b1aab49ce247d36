import { verdicts, isFailure } from '@comptoir/contract/domains/sante/etats';
import { mostDays } from '@comptoir/contract/domains/accueil/accueil.calls';
import { sql, type Kysely } from 'kysely';
import type { AllCustomersTables } from '../../db/tables.ts';
import { isOpenIn } from '../../journal/travaux.store.ts';

/** All customers of one server: each of these is one statement, however many there are. */
type Parc = Kysely<AllCustomersTables>;

const failures = verdicts.filter(isFailure);
/** What has failed for the longest stands for the others. */
const first = <T>(column: string) => sql<T>`(array_agg(${sql.ref(column)} order by "DernierSucces" nulls first, "Libelle"))[1]`;

/** Interfaces with failing accesses. */
export const failingInterfaces = (parc: Parc) =>
  parc
    .selectFrom('santeEtats')
    .select(['IDCustomer', 'Interface', sql<number>`count(*)::integer`.as('Nombre')])
    .select([
      first<string>('Libelle').as('Libelle'),
      first<string>('Verdict').as('Verdict'),
      first<string | null>('DernierSucces').as('DernierSucces'),
    ])
    .where('Verdict', 'in', failures)
    .groupBy(['IDCustomer', 'Interface'])
    .execute();

/** Alerts that nobody has acknowledged. */
export const openAlertes = (parc: Parc) =>
  parc
    .selectFrom('santeAlertes')
    .select(['IDCustomer', sql<number>`count(*)::integer`.as('Nombre')])
    .where('DateFin', 'is', null)
    .where('DateAcquittement', 'is', null)
    .groupBy('IDCustomer')
    .execute();

/** Gateways whose transfer is more than a day late, as their own list says (docs/regles/passerelles.md). */
export const latePasserelles = (parc: Parc) =>
  parc
    .selectFrom('passerelles')
    .select(['IDCustomer', sql<number>`count(*)::integer`.as('Nombre')])
    .where('DateHRefProchainTransfert', '<', sql<string>`now() - interval '1 day'`)
    .groupBy('IDCustomer')
    .execute();

/** Imports of the last days that stopped, of which nobody has said what becomes, and that no later one of their kind has followed to its end. */
export const stoppedImports = (parc: Parc) =>
  parc
    .selectFrom('imports')
    .select([
      'IDCustomer',
      sql<number>`count(*)::integer`.as('Nombre'),
      sql<string>`(array_agg("Import" order by "IDImport" desc))[1]`.as('Import'),
    ])
    .where(isOpenIn('imports'))
    .where('DateH', '>', sql<string>`now() - make_interval(days => ${mostDays})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imports as later')
            .select('later.IDImport')
            .whereRef('later.IDCustomer', '=', 'imports.IDCustomer')
            .whereRef('later.Import', '=', 'imports.Import')
            .whereRef('later.IDImport', '>', 'imports.IDImport')
            .where('later.Fin', 'is not', null)
            .where('later.Arret', '=', false),
        ),
      ),
    )
    .groupBy('IDCustomer')
    .execute();

/** Configuration errors as last counted, and as counted on the last day before this moment. */
export const countedErrors = (parc: Parc, depuis: string) =>
  parc
    .selectFrom('chiffres')
    .select('IDCustomer')
    .select([
      sql<number>`(array_agg("Nombre" order by "Jour" desc))[1]`.as('Nombre'),
      sql<
        number | null
      >`(array_agg("Nombre" order by "Jour" desc) filter (where "Jour" < (${depuis}::timestamptz at time zone 'Europe/Paris')::date))[1]`.as(
        'Avant',
      ),
    ])
    .where('Mesure', '=', 'erreur')
    .where('Jour', '>', sql<string>`(now() at time zone 'Europe/Paris')::date - 15`)
    .groupBy('IDCustomer')
    .execute();

/** Rows that one request wrote, from which it counts as long work. */
const many = 50;
const named = sql<boolean>`"Kind" in ('operator', 'customer')`;

/** What other people have changed: requests that wrote, who they were, and those that wrote many rows. */
export const changesSince = async (parc: Parc, depuis: string, but: string) => {
  const groups = parc
    .selectFrom('journal')
    .select(['IDCustomer', 'Groupe', sql<string>`max("Auteur")`.as('Auteur'), sql<string>`max("Action")`.as('Action')])
    .select([sql<number>`count(*)::integer`.as('Lignes'), sql<string>`max("DateH")`.as('DateH')])
    .where('DateH', '>', depuis)
    .where(named)
    .where(sql<boolean>`not ("Kind" = 'operator' and "Auteur" = ${but})`)
    .groupBy(['IDCustomer', 'Groupe']);
  return parc
    .with('groupes', () => groups)
    .selectFrom('groupes')
    .select([
      'IDCustomer',
      sql<number>`count(*)::integer`.as('Modifications'),
      sql<number>`count(distinct "Auteur")::integer`.as('Personnes'),
    ])
    .select(
      sql<
        { Action: string; Lignes: number }[]
      >`coalesce((array_agg(json_build_object('Action', "Action", 'Lignes', "Lignes") order by "DateH" desc) filter (where "Lignes" >= ${many}))[1:3], '{}')`.as(
        'travaux',
      ),
    )
    .groupBy('IDCustomer')
    .execute();
};

export const demandesSince = (parc: Parc, depuis: string) =>
  parc
    .selectFrom('demandes')
    .select(['IDCustomer', sql<number>`count(*)::integer`.as('Nombre')])
    .where('DateH', '>', depuis)
    .groupBy('IDCustomer')
    .execute();

/** Customers whose rows somebody has changed during these minutes. */
export const writtenLately = async (parc: Parc, minutes: number): Promise<number[]> => {
  const rows = await parc
    .selectFrom('journal')
    .select('IDCustomer')
    .distinct()
    .where('DateH', '>', sql<string>`now() - make_interval(mins => ${minutes})`)
    .execute();
  return rows.map(({ IDCustomer }) => IDCustomer);
};
