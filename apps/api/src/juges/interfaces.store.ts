import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { juge } from '../http/essai/juge.ts';
import type { InterfaceProbes } from '../partners/probe.ts';
import { readNoms, readSites } from './names.store.ts';
import { added, counted } from './words.ts';

interface Pair {
  of: 'site' | 'personne';
  id: number;
  interface_: string;
  cible: string;
}

/** Which sites and people depend on which access. */
const readPairs = async (db: Db, probes: readonly InterfaceProbes[]): Promise<Pair[]> => {
  const uses = probes.flatMap(({ Titre, ofSites, ofPeople }) =>
    (
      [
        ['site', ofSites],
        ['personne', ofPeople],
      ] as const
    ).flatMap(([of, read]) =>
      read
        ? [sql`select ${of}::text as "of", id::float8 as id, ${Titre}::text as interface_, "Cible" as cible from (${read(db)}) as pairs`]
        : [],
    ),
  );
  if (uses.length === 0) return [];
  return (await sql<Pair>`${sql.join(uses, sql` union `)} order by interface_, cible, id`.execute(db)).rows;
};

/** Sites and people who would be served by an access no more, or by another one. */
export const jugeInterfaces = juge<ReadonlyMap<string, string>>({
  cle: 'interfaces',
  lit: {
    tables: [
      'sites',
      'utilisateurs',
      'accesPartenaires',
      'wallyMarquesSites',
      'wallyComptes',
      'planetvoSocietes',
      'renaultCsb',
      'societes',
    ],
    colonnes: { utilisateurs: ['IDPeople', 'Lastname', 'Firstname', 'Actif'] },
  },
  guarded: sante.interfaces,
  lire: async ({ db, probes }) => {
    const pairs = await readPairs(db, probes);
    const idsOf = (of: Pair['of']) => pairs.flatMap((pair) => (pair.of === of ? [pair.id] : []));
    const names = { site: await readSites(db, idsOf('site')), personne: await readNoms(db, idsOf('personne')) };
    return new Map(
      pairs.map(({ of, id, interface_, cible }) => [
        JSON.stringify([of, id, interface_, cible]),
        `${interface_}, ${names[of].get(id) ?? `n°\u00a0${id}`}${cible === '' || cible === String(id) ? '' : ` (${cible})`}`,
      ]),
    );
  },
  comparer: (avant, apres) => {
    const [more, less] = [added(avant, apres), added(apres, avant)];
    const phrase =
      more.length + less.length === 0
        ? 'Les accès aux partenaires serviraient les mêmes sites et les mêmes personnes.'
        : `${counted(less.length, 'correspondance')} avec un partenaire en moins, ${more.length.toLocaleString('fr-FR')} en plus.`;
    return {
      phrase,
      avant: avant.size,
      apres: apres.size,
      lignes: [...less.map(([, words]) => `En moins\u00a0: ${words}`), ...more.map(([, words]) => `En plus\u00a0: ${words}`)],
    };
  },
});
