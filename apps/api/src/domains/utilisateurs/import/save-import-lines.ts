import type { Field } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import type { Db } from '../../../db/tables.ts';
import type { Accepted } from '../../../imports/plans.rules.ts';
import { savePlans } from '../../../imports/save-plans.ts';
import type { Saving } from '../save-utilisateur.ts';
import { readProfiles } from '../utilisateurs-profils.store.ts';
import { addSites, findSites } from '../utilisateurs-sites.store.ts';
import { insertUtilisateurs, nextIds, passwordAddress } from '../utilisateurs.store.ts';
import { loginKey, type UtilisateurLine } from './import-lines.rules.ts';
import { planLines, type Known, type UtilisateurPlan, type Writing } from './import-plan.rules.ts';
import { holdUtilisateurs, listSitesOfEach, updateUtilisateurs } from './utilisateurs-import.store.ts';

type Importing = Pick<Saving, 'db' | 'schema' | 'vault' | 'MotDePasseMinimum'>;

const readKnown = async ({ db, schema, vault, MotDePasseMinimum }: Importing, lines: readonly UtilisateurLine[]): Promise<Known> => {
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
  const wanted = new Set(lines.flatMap(({ given: { Sites = [] } }) => Sites.map(Number)).filter((site) => Number.isSafeInteger(site)));
  const found = await findSites(db, [...wanted]);
  return {
    utilisateurs: new Map(held.map((row) => [loginKey(row.LoginWEB), { ...row, sites: sitesOf.get(row.IDPeople) ?? new Set() }])),
    profiles: await readProfiles(db, { all: true }),
    sites: new Set(found.map(({ IDSite }) => IDSite)),
    MotDePasseMinimum,
    passwordOf: ({ IDPeople, Password }) => vault.read(passwordAddress(schema, IDPeople), Password) ?? '',
  };
};

/** The plans with the ids of their users. New users get theirs now, because a password is sealed for its record. */
const withIds = async ({ db }: Importing, plans: readonly Accepted<Writing>[]) => {
  const ids = await nextIds(db, plans.filter(({ writing }) => writing.kind === 'insert').length);
  return plans.map((plan) => {
    const IDPeople = plan.writing.kind === 'update' ? plan.writing.present.IDPeople : ids.pop();
    if (IDPeople === undefined) throw new Error('the sequence gave too few ids');
    return { IDPeople, plan };
  });
};

/** A few statements for all plans together. */
const writeAll = async (importing: Importing, plans: readonly Accepted<Writing>[]) => {
  const { db, schema, vault } = importing;
  const numbered = await withIds(importing, plans);
  const seal = (IDPeople: number, Password: string) => vault.seal(passwordAddress(schema, IDPeople), Password);
  const added = numbered.flatMap(({ IDPeople, plan: { writing } }) =>
    writing.kind === 'insert' ? [{ ...writing.values, IDPeople, Password: seal(IDPeople, writing.values.Password) }] : [],
  );
  const changed = numbered.flatMap(({ IDPeople, plan: { writing } }) => {
    if (writing.kind === 'insert' || writing.fields.length === 0) return [];
    const {
      present: { sites: _, ...row },
      changes: { Password, ConfigNissan: __, ...changes },
    } = writing;
    return [{ ...row, ...changes, ...(Password === undefined ? {} : { Password: seal(IDPeople, Password) }) }];
  });
  const fields = new Set<Field>(numbered.flatMap(({ plan: { writing } }) => (writing.kind === 'update' ? writing.fields : [])));
  if (added.length > 0) await insertUtilisateurs(db, added);
  await updateUtilisateurs(db, [...fields], changed);
  await addSites(
    db,
    numbered.flatMap(({ IDPeople, plan: { writing } }) => writing.addedSites.map((IDSite) => ({ IDPeople, IDSite }))),
  );
};

/** Plans and writes some lines in one transaction. */
export const saveImportLines =
  (by: Omit<Importing, 'db'>) =>
  async (db: Db, lines: readonly UtilisateurLine[]): Promise<UtilisateurPlan[]> => {
    const importing = { ...by, db };
    const plans = planLines(lines, await readKnown(importing, lines));
    return savePlans(db, plans, 'LoginWEB', (accepted) => writeAll(importing, accepted));
  };
