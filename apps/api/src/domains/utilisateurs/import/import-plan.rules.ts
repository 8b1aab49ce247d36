import { messages } from '@comptoir/contract/messages';
import {
  newUtilisateur,
  utilisateurChanges,
  type NewUtilisateur,
  type UtilisateurChanges,
} from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { clearCopy, resolveProfiles, type Profiles } from '../utilisateurs.rules.ts';
import type { StoredUtilisateur } from '../utilisateurs.store.ts';
import type { Field } from './import-columns.rules.ts';
import { loginKey, type Fault, type ImportLine } from './import-lines.rules.ts';
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
}

/** What is written for a line, beside its sites. */
export type Writing =
  | { kind: 'insert'; values: NewUtilisateur }
  | { kind: 'update'; present: PresentUtilisateur; changes: UtilisateurChanges };

interface Told {
  ligne: number;
  LoginWEB: string;
  Name: string;
  faults: readonly Fault[];
  avis: readonly Fault[];
  /** Unknown sites: reported, but no reason to refuse the line. */
  siteFaults: readonly Fault[];
}

/** The outcome of one line. */
export type Plan =
  | (Told & { effet: 'refus' })
  | (Told & { effet: 'ajout' | 'modification' | 'inchange'; fields: readonly Field[]; addedSites: readonly number[]; writing: Writing });

type Checked = { faults: readonly Fault[] } | { fields: readonly Field[]; writing: Writing };

const issuesOf = (error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) =>
  // The schemas' keys that a line fills are the fields of its columns.
  error.issues.map(({ path, message }): Fault => ({ field: path[0] as Field, message }));

const faultsOf = (faults: Partial<Record<Field, string>>) =>
  Object.entries(faults).map(([field, message]): Fault => ({ field: field as Field, message }));

const keysOf = (values: object) => Object.keys(values) as Field[];

const initialsOf = ({ Firstname = '', Lastname = '' }: ImportLine['given']) =>
  `${Firstname.trim().slice(0, 1)}${Lastname.trim().slice(0, 1)}`;

const checkNew = (line: ImportLine, values: object, profiles: Profiles): Checked => {
  const read = newUtilisateur.safeParse({ Lastname: '', Firstname: '', Password: '', Initial: initialsOf(line.given), ...values });
  if (!read.success) return { faults: issuesOf(read.error) };
  const { derived, faults } = resolveProfiles(undefined, read.data, profiles);
  if (Object.keys(faults).length > 0) return { faults: faultsOf(faults) };
  return { fields: keysOf(values), writing: { kind: 'insert', values: clearCopy(undefined, { ...read.data, ...derived }) } };
};

const checkChanges = (values: object, present: PresentUtilisateur, { profiles, passwordOf }: Known): Checked => {
  const read = utilisateurChanges.safeParse(values);
  if (!read.success) return { faults: issuesOf(read.error) };
  // The login identifies the user, whatever its case; it is not changed.
  const { LoginWEB: _, ...given } = read.data;
  const { derived, faults } = resolveProfiles(present, given, profiles);
  if (Object.keys(faults).length > 0) return { faults: faultsOf(faults) };
  const asked: UtilisateurChanges = clearCopy(present, { ...given, ...derived });
  const stored: Record<string, unknown> = { ...present, ...(asked.Password === undefined ? {} : { Password: passwordOf(present) }) };
  const changes: UtilisateurChanges = Object.fromEntries(Object.entries(asked).filter(([field, value]) => value !== stored[field]));
  return { fields: keysOf(changes), writing: { kind: 'update', present, changes } };
};

const sitesOf = ({ sites }: ImportLine, known: Known, present: PresentUtilisateur | undefined) => {
  const exists = (site: string) => /^\d{1,9}$/.test(site) && known.sites.has(Number(site));
  const wanted = new Set(sites.filter(exists).map(Number));
  return {
    addedSites: [...wanted].filter((site) => !present?.sites.has(site)),
    siteFaults: sites
      .filter((site) => !exists(site))
      .map((site): Fault => ({ field: 'Sites', message: `Site inconnu\u00a0: ${site.slice(0, 60)}` })),
  };
};

/** The first fault of each field: further ones only follow from it. */
const firstOfEach = (faults: readonly Fault[]) =>
  faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);

const planLine = (line: ImportLine, known: Known, resolve: ReturnType<typeof profileResolver>): Plan => {
  const { drprofile_id: _, IDDRProfileEsellerLead: __, IDProfil: ___, ...values } = line.given;
  const LoginWEB = line.given.LoginWEB?.trim() ?? '';
  const present = known.utilisateurs.get(loginKey(LoginWEB));
  const { Lastname = present?.Lastname ?? '', Firstname = present?.Firstname ?? '' } = line.given;
  const told = { ligne: line.ligne, avis: line.avis, LoginWEB, Name: `${Lastname.trim()} ${Firstname.trim()}`.trim() };
  if (LoginWEB === '')
    return { ...told, effet: 'refus', faults: [...line.faults, { field: 'LoginWEB', message: messages.required }], siteFaults: [] };
  const { ids, faults } = resolve(line);
  const checked = present ? checkChanges({ ...values, ...ids }, present, known) : checkNew(line, { ...values, ...ids }, known.profiles);
  const { addedSites, siteFaults } = sitesOf(line, known, present);
  const all = firstOfEach([...line.faults, ...faults, ...('faults' in checked ? checked.faults : [])]);
  if ('faults' in checked || all.length > 0) return { ...told, effet: 'refus', faults: all, siteFaults };
  const isChanged = checked.fields.length + addedSites.length > 0;
  const effet = present ? (isChanged ? 'modification' : 'inchange') : 'ajout';
  return { ...told, effet, faults: [], siteFaults, addedSites, ...checked };
};

/** The outcome of each line. Pure: it writes and reads nothing. */
export const planLines = (lines: readonly ImportLine[], known: Known): Plan[] => {
  const resolve = profileResolver(known.profiles);
  return lines.map((line) => planLine(line, known, resolve));
};
