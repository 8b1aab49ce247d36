import type { InterfaceLiee } from '@comptoir/contract/domains/sante/etats';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { summaryOf, worstFirst } from './sante.rules.ts';

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
