import type { InterfaceLiee } from '@comptoir/contract/domains/sante/etats';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { fullName } from '../utilisateurs/utilisateurs.store.ts';
import { summaryOf, worstFirst } from './sante.rules.ts';

/** A site or a person that an interface serves by one of its accesses. */
export interface Servi {
  Interface: string;
  of: 'site' | 'personne';
  id: number;
  Nom: string;
  /** A person may be suspended, a site never is. */
  Actif: boolean;
  Cible: string;
}

/** All that these interfaces serve, each with the access that it depends on. */
export const listServis = async (db: Db, probes: readonly InterfaceProbes[]): Promise<Servi[]> => {
  const uses = probes.flatMap(({ Interface, ofSites, ofPeople }) => [
    ...(ofSites ? [sql`select ${Interface}::text as "Interface", 'site' as "of", id, "Cible" from (${ofSites(db)}) as pairs`] : []),
    ...(ofPeople ? [sql`select ${Interface}::text as "Interface", 'personne' as "of", id, "Cible" from (${ofPeople(db)}) as pairs`] : []),
  ]);
  if (uses.length === 0) return [];
  const called = db.selectFrom('utilisateurs').select(['IDPeople', 'Actif', fullName.as('Name')]);
  const { rows } = await sql<Servi>`
    select "Interface", "of", uses.id::float8 as id, "Cible", coalesce(sites."Descr", people."Name") as "Nom",
      coalesce(people."Actif", true) as "Actif"
    from (${sql.join(uses, sql` union `)}) as uses
    left join (${db.selectFrom('sites').select(['IDSite', 'Descr'])}) as sites on "of" = 'site' and "IDSite" = uses.id
    left join (${called}) as people on "of" = 'personne' and "IDPeople" = uses.id
    order by "Interface", "Cible", uses.id
  `.execute(db);
  return rows;
};

/** The interfaces that these sites or people depend on, the worst first. An access that was never checked counts as one. */
export const readUses = async (
  db: Db,
  probes: readonly InterfaceProbes[],
  of: 'ofSites' | 'ofPeople',
  ids: readonly number[],
): Promise<InterfaceLiee[]> => {
  const uses = probes.flatMap((probe) => {
    const pairs = probe[of]?.(db);
    return pairs
      ? [sql`select ${probe.Interface}::text as "Interface", "Cible" from (${pairs}) as pairs where id = any(${[...ids]}::bigint[])`]
      : [];
  });
  const { rows } = await sql<{ Interface: string; Cible: string }>`${sql.join(uses, sql` union `)}`.execute(db);
  if (rows.length === 0) return [];
  const etats = await db
    .selectFrom('santeEtats')
    .select(['Interface', 'Cible', 'Verdict', 'Message', 'DateH', 'DernierSucces', 'DernierEchec'])
    .where(
      'Interface',
      'in',
      rows.map(({ Interface }) => Interface),
    )
    .execute();
  return probes
    .flatMap(({ Interface, Titre, Ecran }) => {
      const cibles = rows.filter((row) => row.Interface === Interface).map(({ Cible }) => Cible);
      if (cibles.length === 0) return [];
      const own = etats.filter((etat) => etat.Interface === Interface && cibles.includes(etat.Cible));
      const { Verdict, Message, EnEchec } = summaryOf(own, []);
      return [{ Interface, Titre, Ecran, Verdict, Message, Cibles: cibles.length, EnEchec }];
    })
    .toSorted(worstFirst);
};
