import { Refusal } from '@comptoir/contract/errors';
import { attempt } from '../../../db/attempt.ts';
import type { Saving } from '../save-utilisateur.ts';
import { readProfiles } from '../utilisateurs-profils.store.ts';
import { addSites, findSites } from '../utilisateurs-sites.store.ts';
import { insertUtilisateurs, nextIds, passwordAddress } from '../utilisateurs.store.ts';
import type { Field } from './import-columns.rules.ts';
import { loginKey, type Fault, type ImportLine } from './import-lines.rules.ts';
import { planLines, type Known, type Plan } from './import-plan.rules.ts';
import { holdUtilisateurs, listSitesOfEach, updateUtilisateurs } from './utilisateurs-import.store.ts';

export type Importing = Pick<Saving, 'db' | 'schema' | 'vault'>;
type Accepted = Exclude<Plan, { effet: 'refus' }>;

const readKnown = async ({ db, schema, vault }: Importing, lines: readonly ImportLine[]): Promise<Known> => {
  const held = await holdUtilisateurs(
    db,
    lines.flatMap(({ given: { LoginWEB } }) =>
      LoginWEB === undefined ? [] : [LoginWEB.trim().normalize('NFC'), LoginWEB.trim().normalize('NFD')],
    ),
  );
  const sitesOf = await listSitesOfEach(
    db,
    held.map(({ IDPeople }) => IDPeople),
  );
  const wanted = new Set(lines.flatMap(({ sites }) => sites.map(Number)).filter((site) => Number.isSafeInteger(site)));
  const found = await findSites(db, [...wanted]);
  return {
    utilisateurs: new Map(held.map((row) => [loginKey(row.LoginWEB), { ...row, sites: sitesOf.get(row.IDPeople) ?? new Set() }])),
    profiles: await readProfiles(db, { all: true }),
    sites: new Set(found.map(({ IDSite }) => IDSite)),
    passwordOf: ({ IDPeople, Password }) => vault.read(passwordAddress(schema, IDPeople), Password) ?? '',
  };
};

/** The plans with the ids of their users. New users get theirs now, because a password is sealed for its record. */
const withIds = async ({ db }: Importing, plans: readonly Accepted[]) => {
  const ids = await nextIds(db, plans.filter(({ writing }) => writing.kind === 'insert').length);
  return plans.map((plan) => {
    const IDPeople = plan.writing.kind === 'update' ? plan.writing.present.IDPeople : ids.pop();
    if (IDPeople === undefined) throw new Error('the sequence gave too few ids');
    return { IDPeople, plan };
  });
};

/** A few statements for all plans together. */
const writeAll = async (importing: Importing, plans: readonly Accepted[]) => {
  const { db, schema, vault } = importing;
  const numbered = await withIds(importing, plans);
  const seal = (IDPeople: number, Password: string) => vault.seal(passwordAddress(schema, IDPeople), Password);
  const added = numbered.flatMap(({ IDPeople, plan: { writing } }) =>
    writing.kind === 'insert' ? [{ ...writing.values, IDPeople, Password: seal(IDPeople, writing.values.Password) }] : [],
  );
  const changed = numbered.flatMap(({ IDPeople, plan: { writing, fields } }) => {
    if (writing.kind === 'insert' || fields.length === 0) return [];
    const {
      present: { sites: _, ...row },
      changes: { Password, ConfigNissan: __, ...changes },
    } = writing;
    return [{ ...row, ...changes, ...(Password === undefined ? {} : { Password: seal(IDPeople, Password) }) }];
  });
  const fields = new Set<Field>(numbered.flatMap(({ plan: { writing, fields: own } }) => (writing.kind === 'update' ? own : [])));
  if (added.length > 0) await insertUtilisateurs(db, added);
  await updateUtilisateurs(db, [...fields], changed);
  await addSites(
    db,
    numbered.flatMap(({ IDPeople, plan: { addedSites } }) => addedSites.map((IDSite) => ({ IDPeople, IDSite }))),
  );
};

const faultOf = (error: unknown): Fault => {
  const [field, message] = error instanceof Refusal ? (Object.entries(error.fields ?? {})[0] ?? []) : [];
  // A store's refusal names the column at fault.
  return field && message ? { field: field as Field, message } : { field: 'LoginWEB', message: 'Cette ligne n’a pas pu être enregistrée' };
};

const isRefusal = (error: unknown) => error instanceof Refusal;

/** Plans and writes some lines in one transaction. If the database refuses one of them, the others are written all the same. */
export const saveImportLines = async (importing: Importing, lines: readonly ImportLine[]): Promise<Plan[]> => {
  const { db } = importing;
  const plans = planLines(lines, await readKnown(importing, lines));
  const accepted = plans.filter((plan): plan is Accepted => plan.effet !== 'refus' && plan.effet !== 'inchange');
  if (accepted.length === 0) return plans;
  const { refused } = await attempt(db, isRefusal, () => writeAll(importing, accepted));
  if (!refused) return plans;
  const outcomes = new Map<Plan, Plan>();
  for (const plan of accepted) {
    const alone = await attempt(db, isRefusal, () => writeAll(importing, [plan]));
    if (alone.refused) outcomes.set(plan, { ...plan, effet: 'refus', faults: [faultOf(alone.refused)] });
  }
  return plans.map((plan) => outcomes.get(plan) ?? plan);
};
