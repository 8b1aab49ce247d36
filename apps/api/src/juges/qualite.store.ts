import { qualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { mayCall } from '@comptoir/contract/rights';
import { sql } from 'kysely';
import { juge, type Judged } from '../http/essai/juge.ts';
import { standingOf } from '../http/session.ts';
import { controles } from '../domains/qualite/controles.ts';
import { listLignes, type Looking, type Regle } from '../domains/qualite/qualite.store.ts';
import { counted } from './words.ts';

const named = /"comptoir"\."(\w+)"/g;
const known = new Map<string, ReadonlySet<string>>();

/** The tables that a check reads: those of its query, or those that it names. */
export const tablesOf = ({ db, seen, secrets }: Looking, regle: Regle): ReadonlySet<string> => {
  if (regle.tables) return new Set(regle.tables);
  const key = `${regle.cle} ${seen.all}`;
  const found = known.get(key);
  if (found) return found;
  // Each check that is no query names its tables.
  const { sql: text } = sql`${regle.lignes(db, seen, secrets)}`.compile(db);
  const tables = new Set([...text.matchAll(named)].map(([, table = '']) => table));
  known.set(key, tables);
  return tables;
};

interface Constat {
  titre: string;
  label: string;
}

/** What the checks find that read one of the touched tables. Equal lines of one check are told apart by their place. */
const lire = async ({ db, session, customer: { schema }, vault, touched }: Judged) => {
  const looking: Looking = { db, seen: { all: session.kind === 'operator' }, secrets: { vault, schema } };
  const standing = standingOf(session);
  const found = new Map<string, Constat>();
  for (const regle of controles.filter((one) => mayCall(one, standing))) {
    if (![...tablesOf(looking, regle)].some((table) => touched.has(table))) continue;
    const times = new Map<string, number>();
    for (const { label, href } of await listLignes(looking, regle)) {
      const key = JSON.stringify([regle.cle, label, href]);
      const time = times.get(key) ?? 0;
      times.set(key, time + 1);
      found.set(`${key} ${time}`, { titre: regle.titre, label });
    }
  }
  return found;
};

const only = (in_: ReadonlyMap<string, Constat>, out: ReadonlyMap<string, Constat>) =>
  [...in_].flatMap(([key, one]) => (out.has(key) ? [] : [one]));

/** What the checks of quality would newly find, and what they would find no more. */
export const jugeQualite = juge({
  cle: 'qualite',
  tables: undefined,
  guarded: qualite.list,
  lire,
  comparer: (avant, apres) => {
    const nouveaux = only(apres, avant);
    const resolus = only(avant, apres);
    const phrase =
      nouveaux.length + resolus.length === 0
        ? 'Les contrôles de qualité trouveraient la même chose.'
        : `Les contrôles de qualité trouveraient ${counted(nouveaux.length, 'constat nouveau', 'constats nouveaux')}, et ${counted(resolus.length, 'constat')} de moins.`;
    return {
      phrase,
      avant: avant.size,
      apres: apres.size,
      lignes: [
        ...nouveaux.map(({ titre, label }) => `Nouveau, ${titre}\u00a0: ${label}`),
        ...resolus.map(({ titre, label }) => `Résolu, ${titre}\u00a0: ${label}`),
      ],
    };
  },
});
