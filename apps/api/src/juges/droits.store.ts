import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { juge } from '../http/essai/juge.ts';
import {
  fullName,
  visibleColumns,
  visibleTables,
  visibleUtilisateurs,
  type Visibility,
} from '../domains/utilisateurs/utilisateurs.store.ts';
import { counted, named } from './words.ts';

const types: Readonly<Record<number, string>> = { 1: 'utiliser', 2: 'créer', 3: 'modifier', 4: 'supprimer' };

/** The functions of each profile, in words. */
const readDroits = async (db: Db): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>> => {
  const rows = await db
    .selectFrom('DRPROFILE_PRIVILEGE as held')
    .innerJoin('DRPRIVILEGE_FUNCTION as enabled', (join) =>
      join.onRef('enabled.DRFUNCTION_ID', '=', 'held.DRFUNCTION_ID').onRef('enabled.DRTYPE_PRIVILEGE_ID', '=', 'held.DRTYPE_PRIVILEGE_ID'),
    )
    .innerJoin('DRFUNCTION', 'DRFUNCTION.DRFUNCTION_ID', 'held.DRFUNCTION_ID')
    .select(['held.DRPROFILE_ID', 'held.DRFUNCTION_ID', 'held.DRTYPE_PRIVILEGE_ID', 'DRFUNCTION_DESCR'])
    .where('DRPROFILE_PRIVILEGE_CHECKED', '=', true)
    .where('DRPRIVILEGE_FUNCTION_ENABLED', '=', true)
    .orderBy('held.DRFUNCTION_ID')
    .orderBy('held.DRTYPE_PRIVILEGE_ID')
    .execute();
  const found = new Map<number, Map<string, string>>();
  for (const { DRPROFILE_ID, DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, DRFUNCTION_DESCR } of rows) {
    const own = found.get(DRPROFILE_ID) ?? new Map<string, string>();
    found.set(DRPROFILE_ID, own);
    own.set(`${DRFUNCTION_ID}/${DRTYPE_PRIVILEGE_ID}`, `${DRFUNCTION_DESCR} (${types[DRTYPE_PRIVILEGE_ID] ?? DRTYPE_PRIVILEGE_ID})`);
  }
  return found;
};

/** Active people and their profiles. */
const readPersonnes = async (db: Db, seen: Visibility) => {
  const rows = await visibleUtilisateurs(db, seen)
    .select(['utilisateurs.IDPeople', fullName.as('Name'), 'utilisateurs.drprofile_id'])
    .where('utilisateurs.Actif', '=', true)
    .orderBy(sql`"Lastname" collate tools.fr`)
    .orderBy(sql`"Firstname" collate tools.fr`)
    .orderBy('utilisateurs.IDPeople')
    .execute();
  return new Map(rows.map(({ IDPeople, ...person }) => [IDPeople, person]));
};

interface Lu {
  personnes: Awaited<ReturnType<typeof readPersonnes>>;
  droits: Awaited<ReturnType<typeof readDroits>>;
}

const nothing: ReadonlyMap<string, string> = new Map();
const heldBy = ({ personnes, droits }: Lu, id: number) => {
  const profile = personnes.get(id)?.drprofile_id;
  return profile === undefined ? nothing : (droits.get(profile) ?? nothing);
};

/** How many functions all people have together. */
const countHeld = (lu: Lu) => [...lu.personnes.keys()].reduce((sum, id) => sum + heldBy(lu, id).size, 0);

const only = (in_: ReadonlyMap<string, string>, out: ReadonlyMap<string, string>) =>
  [...in_].flatMap(([key, words]) => (out.has(key) ? [] : [words]));

interface Difference {
  noms: string[];
  gagnes: string[];
  perdus: string[];
}

/** People to whom the same happens stand together. */
const differencesOf = (avant: Lu, apres: Lu): Difference[] => {
  // Most people share a profile: two of them are compared once.
  const compared = new Map<ReadonlyMap<string, string>, Map<ReadonlyMap<string, string>, Omit<Difference, 'noms'>>>();
  const differences = new Map<Omit<Difference, 'noms'>, Difference>();
  for (const id of new Set([...avant.personnes.keys(), ...apres.personnes.keys()])) {
    const [before, after] = [heldBy(avant, id), heldBy(apres, id)];
    const row = compared.get(before) ?? new Map<ReadonlyMap<string, string>, Omit<Difference, 'noms'>>();
    compared.set(before, row);
    const difference = row.get(after) ?? { gagnes: only(after, before), perdus: only(before, after) };
    row.set(after, difference);
    if (difference.gagnes.length + difference.perdus.length === 0) continue;
    const nom = (apres.personnes.get(id) ?? avant.personnes.get(id))?.Name ?? `n°\u00a0${id}`;
    const known = differences.get(difference);
    if (known) known.noms.push(nom);
    else differences.set(difference, { noms: [nom], ...difference });
  }
  return [...differences.values()];
};

const verb = ({ noms }: Difference, one: string, many: string) => (noms.length > 1 ? many : one);

const ligneOf = (difference: Difference) => {
  const { noms, gagnes, perdus } = difference;
  const words = [
    ...(gagnes.length > 0
      ? [`${verb(difference, 'gagnerait', 'gagneraient')} ${counted(gagnes.length, 'fonction')}, ${named(gagnes)}`]
      : []),
    ...(perdus.length > 0 ? [`${verb(difference, 'perdrait', 'perdraient')} ${counted(perdus.length, 'fonction')}, ${named(perdus)}`] : []),
  ];
  return `${named(noms)}\u00a0: ${words.join('\u00a0; ')}`;
};

/** Who would gain and lose which function of eSeller Team. */
export const jugeDroits = juge<Lu>({
  cle: 'droits',
  lit: {
    tables: [...visibleTables, 'DRPROFILE_PRIVILEGE', 'DRPRIVILEGE_FUNCTION', 'DRFUNCTION'],
    colonnes: { utilisateurs: [...visibleColumns, 'Actif'] },
  },
  guarded: profils.rights,
  lire: async ({ db, session: { kind } }) => ({
    personnes: await readPersonnes(db, { all: kind === 'operator' }),
    droits: await readDroits(db),
  }),
  comparer: (avant, apres) => {
    const differences = differencesOf(avant, apres);
    const people = differences.reduce((sum, { noms }) => sum + noms.length, 0);
    const phrase =
      people === 0
        ? 'Personne ne gagnerait ni ne perdrait de fonction.'
        : `${counted(people, 'personne')} ${people > 1 ? 'verraient leurs' : 'verrait ses'} fonctions changer.`;
    return { phrase, avant: countHeld(avant), apres: countHeld(apres), lignes: differences.map(ligneOf) };
  },
});
