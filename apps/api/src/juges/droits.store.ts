import { counted } from '@comptoir/contract/texts/counted';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { manqueDePermission } from '../domains/permissions/permissions.rules.ts';
import { permissionsParametres, permissionsTables, readPermissions, type PermissionLue } from '../domains/permissions/permissions.store.ts';
import { manqueDe } from '../domains/profils/fonctions.rules.ts';
import { fonctionsTables, readDroits, readSituations, type DroitLu, type SituationLue } from '../domains/profils/fonctions.store.ts';
import { juge } from '../http/essai/juge.ts';
import { visibleColumns, visibleTables } from '../domains/utilisateurs/utilisateurs.store.ts';
import { named } from './words.ts';

interface Lu {
  personnes: ReadonlyMap<number, SituationLue>;
  /** What somebody has, in words. */
  held: (situation: SituationLue) => ReadonlyMap<string, string>;
}

const keyOf = ({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }: DroitLu) => `${DRFUNCTION_ID}/${DRTYPE_PRIVILEGE_ID}`;

const heldIn = (situation: SituationLue, droits: readonly DroitLu[], permissions: readonly PermissionLue[]) =>
  new Map([
    ...droits.flatMap((droit) => (manqueDe(situation, droit) ? [] : [[keyOf(droit), droit.Fonction] as const])),
    ...permissions.flatMap((permission) =>
      manqueDePermission(situation, permission) ? [] : [[`PRC ${permission.Code}`, `${permission.Libelle} (relation client)`] as const],
    ),
  ]);

/** What people have is judged once for all of whom the same is known. */
const judging = (droits: readonly DroitLu[], permissions: readonly PermissionLue[]): Lu['held'] => {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (situation) => {
    const key = `${situation.Actif} ${situation.drprofile_id} ${situation.IDProfil}`;
    const found = known.get(key) ?? heldIn(situation, droits, permissions);
    known.set(key, found);
    return found;
  };
};

const nothing: ReadonlyMap<string, string> = new Map();
const heldBy = ({ personnes, held }: Lu, id: number) => {
  const situation = personnes.get(id);
  return situation ? held(situation) : nothing;
};

/** How many rights all people have together. */
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
    ...(gagnes.length > 0 ? [`${verb(difference, 'gagnerait', 'gagneraient')} ${counted(gagnes.length, 'droit')}, ${named(gagnes)}`] : []),
    ...(perdus.length > 0 ? [`${verb(difference, 'perdrait', 'perdraient')} ${counted(perdus.length, 'droit')}, ${named(perdus)}`] : []),
  ];
  return `${named(noms)}\u00a0: ${words.join('\u00a0; ')}`;
};

/** Who would gain and lose which right of eSeller Team and, for operators as its screens are, of the customer-relations workstation. */
export const jugeDroits = juge<Lu>({
  cle: 'droits',
  lit: {
    tables: [...visibleTables, ...fonctionsTables, ...permissionsTables],
    colonnes: { utilisateurs: [...visibleColumns, 'Actif', 'IsAccountOpened'], gpParametres: permissionsParametres },
  },
  guarded: profils.rights,
  lire: async ({ db, session: { kind } }) => ({
    personnes: new Map((await readSituations(db, { all: kind === 'operator' })).map((one) => [one.IDPeople, one])),
    held: judging(await readDroits(db), kind === 'operator' ? await readPermissions(db) : []),
  }),
  comparer: (avant, apres) => {
    const differences = differencesOf(avant, apres);
    const people = differences.reduce((sum, { noms }) => sum + noms.length, 0);
    const phrase =
      people === 0
        ? 'Personne ne gagnerait ni ne perdrait de droit.'
        : `${counted(people, 'personne')} ${people > 1 ? 'verraient leurs' : 'verrait ses'} droits changer.`;
    return { phrase, avant: countHeld(avant), apres: countHeld(apres), lignes: differences.map(ligneOf) };
  },
});
