import { counted } from '@comptoir/contract/texts/counted';
import { qualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { mayCall } from '@comptoir/contract/rights';
import { sql } from 'kysely';
import { juge, type Judged } from '../http/essai/juge.ts';
import { concerne, type Lecture } from '../http/essai/touche.ts';
import { standingOf } from '../http/session.ts';
import { controles } from '../domains/qualite/controles.ts';
import { listLignes, type Looking, type Regle } from '../domains/qualite/qualite.store.ts';

const named = /"comptoir"\."(\w+)"/g;
/** The columns of these tables that are computed from others, and from which. */
export const computed: Readonly<Record<string, string>> = { cleLoginWEB: 'LoginWEB', cleNumeroSerieMat: 'NumeroSerieMat' };
/** All columns, where it is no count. */
const everything = /(?<!count\()\*/;

const known = new Map<string, Lecture>();

/** What a query reads by its text: its tables, and of each the columns whose names stand in it. */
const readBy = (text: string): Lecture => {
  const tables = [...new Set([...text.matchAll(named)].map(([, table = '']) => table))];
  if (everything.test(text)) return { tables };
  const words = [...new Set(text.match(/\w+/g))];
  const columns = words.flatMap((word) => (computed[word] ? [word, computed[word]] : [word]));
  return { tables, colonnes: Object.fromEntries(tables.map((table) => [table, columns])) };
};

/** What a check reads: by its query, or as it says. */
export const lectureOf = ({ db, seen, around }: Looking, regle: Regle): Lecture => {
  if (regle.lit) return regle.lit;
  const key = `${regle.cle} ${seen.all}`;
  const found = known.get(key);
  if (found) return found;
  // Each check that is no query says what it reads.
  const lecture = readBy(sql`${regle.lignes(db, seen, around)}`.compile(db).sql);
  known.set(key, lecture);
  return lecture;
};

interface Constat {
  titre: string;
  label: string;
}

/** What the checks find that read something of what was touched. Equal lines of one check are told apart by their place. */
const lire = async ({ db, session, customer: { schema }, vault, probes, touche }: Judged) => {
  const looking: Looking = { db, seen: { all: session.kind === 'operator' }, around: { vault, schema, probes } };
  const standing = standingOf(session);
  const found = new Map<string, Constat>();
  for (const regle of controles.filter((one) => mayCall(one, standing))) {
    if (!concerne(lectureOf(looking, regle), touche)) continue;
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
  lit: undefined,
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
