import { messages } from '@comptoir/contract/messages';
import {
  newUtilisateur,
  utilisateurChanges,
  type NewUtilisateur,
  type UtilisateurChanges,
} from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Field } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { clearCopy, passwordFaults, resolveProfiles, type Profiles } from '../utilisateurs.rules.ts';
import type { StoredUtilisateur } from '../utilisateurs.store.ts';
import type { Fault } from '../../../imports/lines.rules.ts';
import { firstOfEach, issuesOf, type Plan } from '../../../imports/plans.rules.ts';
import { loginKey, type UtilisateurLine } from './import-lines.rules.ts';
import { profileResolver } from './import-profiles.rules.ts';

export interface PresentUtilisateur extends StoredUtilisateur {
  sites: ReadonlySet<number>;
}

/** The stored data that the lines need. */
export interface Known {
  /** By `loginKey`. */
  utilisateurs: ReadonlyMap<string, PresentUtilisateur>;
  profiles: Profiles;
  sites: ReadonlySet<number>;
  passwordOf: (present: PresentUtilisateur) => string;
  /** What the customer's policy asks of passwords. */
  MotDePasseMinimum: number;
}

/** What is written for a line. */
export type Writing = { addedSites: readonly number[] } & (
  | { kind: 'insert'; values: NewUtilisateur }
  | { kind: 'update'; present: PresentUtilisateur; changes: UtilisateurChanges; fields: readonly Field[] }
);
export type UtilisateurPlan = Plan<Writing>;

type Unsited = Writing extends infer W ? (W extends Writing ? Omit<W, 'addedSites'> : never) : never;
type Checked = { faults: readonly Fault[] } | { fields: readonly Field[]; writing: Unsited };

const faultsOf = (faults: Partial<Record<Field, string>>) => Object.entries(faults).map(([field, message]): Fault => ({ field, message }));

const keysOf = (values: object) => Object.keys(values) as Field[];

const initialsOf = ({ Firstname = '', Lastname = '' }: UtilisateurLine['given']) =>
  `${Firstname.trim().slice(0, 1)}${Lastname.trim().slice(0, 1)}`;

const policyOf = ({ profiles, MotDePasseMinimum }: Known, drprofile_id: number) => ({
  MotDePasseMinimum,
  opensBackOffice: profiles.eSellerTeam.get(drprofile_id)?.AccesBackOffice ?? false,
});

const checkNew = (line: UtilisateurLine, values: object, known: Known): Checked => {
  const read = newUtilisateur.safeParse({ Lastname: '', Firstname: '', Password: '', Initial: initialsOf(line.given), ...values });
  if (!read.success) return { faults: issuesOf(read.error) };
  const { derived, faults } = resolveProfiles(undefined, read.data, known.profiles);
  const { Password, drprofile_id } = read.data;
  const all = { ...faults, ...passwordFaults(policyOf(known, drprofile_id), { Password, isNewProfile: true }, () => Password) };
  if (Object.keys(all).length > 0) return { faults: faultsOf(all) };
  return { fields: keysOf(values), writing: { kind: 'insert', values: clearCopy(undefined, { ...read.data, ...derived }) } };
};

const checkChanges = (values: object, present: PresentUtilisateur, known: Known): Checked => {
  const { profiles, passwordOf } = known;
  const read = utilisateurChanges.safeParse(values);
  if (!read.success) return { faults: issuesOf(read.error) };
  // The login identifies the user, whatever its case; it is not changed.
  const { LoginWEB: _, ...given } = read.data;
  const { derived, faults } = resolveProfiles(present, given, profiles);
  if (Object.keys(faults).length > 0) return { faults: faultsOf(faults) };
  const asked: UtilisateurChanges = clearCopy(present, { ...given, ...derived });
  const stored: Record<string, unknown> = { ...present, ...(asked.Password === undefined ? {} : { Password: passwordOf(present) }) };
  const changes: UtilisateurChanges = Object.fromEntries(Object.entries(asked).filter(([field, value]) => value !== stored[field]));
  const { drprofile_id = present.drprofile_id } = changes;
  const isNewProfile = drprofile_id !== present.drprofile_id;
  const short = passwordFaults(policyOf(known, drprofile_id), { Password: changes.Password, isNewProfile }, () => passwordOf(present));
  if (Object.keys(short).length > 0) return { faults: faultsOf(short) };
  return { fields: keysOf(changes), writing: { kind: 'update', present, changes, fields: keysOf(changes) } };
};

const sitesOf = ({ given: { Sites: sites = [] } }: UtilisateurLine, known: Known, present: PresentUtilisateur | undefined) => {
  const exists = (site: string) => /^\d{1,9}$/.test(site) && known.sites.has(Number(site));
  const wanted = new Set(sites.filter(exists).map(Number));
  return {
    addedSites: [...wanted].filter((site) => !present?.sites.has(site)),
    reserves: sites
      .filter((site) => !exists(site))
      .map((site): Fault => ({ field: 'Sites', message: `Site inconnu\u00a0: ${site.slice(0, 60)}` })),
  };
};

const planLine = (line: UtilisateurLine, known: Known, resolve: ReturnType<typeof profileResolver>): UtilisateurPlan => {
  const { drprofile_id: _, IDDRProfileEsellerLead: __, IDProfil: ___, Sites: ____, ...values } = line.given;
  const LoginWEB = line.given.LoginWEB?.trim() ?? '';
  const present = known.utilisateurs.get(loginKey(LoginWEB));
  const { Lastname = present?.Lastname ?? '', Firstname = present?.Firstname ?? '' } = line.given;
  const told = { ligne: line.ligne, avis: line.avis, cle: LoginWEB, nom: `${Lastname.trim()} ${Firstname.trim()}`.trim() };
  if (LoginWEB === '')
    return { ...told, effet: 'refus', faults: [...line.faults, { field: 'LoginWEB', message: messages.required }], reserves: [] };
  const { keys, faults } = resolve(line);
  const checked = present ? checkChanges({ ...values, ...keys }, present, known) : checkNew(line, { ...values, ...keys }, known);
  const { addedSites, reserves } = sitesOf(line, known, present);
  const all = firstOfEach([...line.faults, ...faults, ...('faults' in checked ? checked.faults : [])]);
  if ('faults' in checked || all.length > 0) return { ...told, effet: 'refus', faults: all, reserves };
  const isChanged = checked.fields.length + addedSites.length > 0;
  const effet = present ? (isChanged ? 'modification' : 'inchange') : 'ajout';
  return { ...told, effet, faults: [], reserves, fields: checked.fields, writing: { ...checked.writing, addedSites } };
};

/** The outcome of each line. Pure: it writes and reads nothing. */
export const planLines = (lines: readonly UtilisateurLine[], known: Known): UtilisateurPlan[] => {
  const resolve = profileResolver(known.profiles);
  return lines.map((line) => planLine(line, known, resolve));
};
