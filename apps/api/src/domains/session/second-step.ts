import { Refusal } from '@comptoir/contract/errors';
import type { Moyen, SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import type { Kysely, Selectable } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import type { App } from '../../http/parts.ts';
import { personOf, type Judged } from '../../http/session.ts';
import { secondFacteurOf } from '../../http/sessions/politique.ts';
import {
  findDemande,
  insertDemande,
  listSeeds,
  standingOfFacteurs,
  takeDemande,
  takeSecours,
  takeStep,
} from '../../registry/facteurs.store.ts';
import { findCustomerById, findOperatorById } from '../../registry/registry.store.ts';
import type { Account } from '../../registry/sessions.store.ts';
import { findLoginState } from '../utilisateurs/utilisateurs.store.ts';
import { demandeFingerprint, newDemande, recoveryFingerprint, stepOfCode } from './facteurs.rules.ts';

/** Under what failed sign-ins of somebody are counted. */
export const throttledAs = (customer: { name: string } | undefined, login: string) =>
  `${customer?.name ?? 'operator'}/${login.toLowerCase()}`;

export const seedAddress = (id: number) => ({ schema: 'registry', table: 'facteurs', column: 'Graine', id });

type Standing = Awaited<ReturnType<typeof standingOfFacteurs>>;

/** By what a sign-in is ended beyond its password: nothing where nothing more is asked (docs/regles/acces.md#second-factor). */
const moyensOf = ({ types, codes }: Pick<Standing, 'types' | 'codes'>, asked: SecondFacteur): Moyen[] => {
  if (types.length === 0) return asked === 'exige' ? ['inscription'] : [];
  return [
    ...(types.includes('totp') ? (['code'] as const) : []),
    ...(types.includes('cle') ? (['cle'] as const) : []),
    ...(codes > 0 ? (['secours'] as const) : []),
  ];
};

/**
 * After a right password: the refusal that asks for more, if more is asked of this account. `address`: where the attempt was counted,
 * if it was.
 */
export const secondStep = async (app: App, judged: Judged, address: string | null): Promise<Refusal | undefined> => {
  const { registry } = app.database;
  const account = personOf(judged);
  const standing = await standingOfFacteurs(registry, account);
  const moyens = moyensOf(standing, secondFacteurOf(app.config, account.IDCustomer, standing.SecondFacteur));
  if (moyens.length === 0) return undefined;
  const { demande, Empreinte } = newDemande();
  const Usage = moyens.includes('inscription') ? 'inscription' : 'connexion';
  await insertDemande(registry, { ...account, Empreinte, Usage, Epoque: judged.Epoque, Adresse: address });
  const refusal = new Refusal(
    'second_facteur',
    Usage === 'inscription'
      ? 'Votre accès demande un second facteur\u00a0: ajoutez-en un pour continuer.'
      : 'Un second facteur est demandé.',
  );
  refusal.second = { demande, moyens };
  return refusal;
};

export const over = () =>
  new Refusal('unauthenticated', 'Cette connexion a trop tardé, ou elle est déjà faite. Saisissez à nouveau votre mot de passe.');

type Demande = Selectable<RegistryTables['facteursDemandes']>;

const judgedOperator = async (app: App, IDOperator: number): Promise<Judged | undefined> => {
  const found = await findOperatorById(app.database.registry, IDOperator);
  return found?.Actif
    ? { kind: 'operator', id: IDOperator, name: found.name, login: found.login, Epoque: found.Epoque, customer: undefined }
    : undefined;
};

const judgedPerson = async (app: App, IDCustomer: number, IDPeople: number): Promise<Judged | undefined> => {
  const customer = await findCustomerById(app.database.registry, IDCustomer);
  if (!customer) return undefined;
  const { db } = await app.customers.open(customer);
  const found = await findLoginState(db, { IDPeople });
  if (!found?.Actif || !found.AccesBackOffice) return undefined;
  return { kind: 'customer', id: IDPeople, name: found.Name, login: found.LoginWEB, Epoque: found.Epoque, customer };
};

/** An account as it stands now; undefined where it may not sign in. */
export const judgedAccount = (app: App, { IDOperator, IDCustomer, IDPeople }: Pick<Demande, 'IDOperator' | 'IDCustomer' | 'IDPeople'>) => {
  if (IDOperator !== null) return judgedOperator(app, IDOperator);
  return IDCustomer === null || IDPeople === null ? Promise.resolve(undefined) : judgedPerson(app, IDCustomer, IDPeople);
};

/** The attempt that a request names, and whose it is as the account stands now. @throws Refusal 401 */
export const attemptOf = async (app: App, demande: string, Usage: Demande['Usage']) => {
  const found = await findDemande(app.database.registry, demandeFingerprint(demande), Usage);
  const judged = found && (await judgedAccount(app, found));
  // Suspended, or given another password, since.
  if (!found || !judged || judged.Epoque !== found.Epoque) throw over();
  return { found, judged, account: personOf(judged) };
};

/** Ends an attempt: only one of those who end it at once goes on. @throws Refusal 401 */
export const endAttempt = async (app: App, { found, judged }: { found: Demande; judged: Judged }, address: string) => {
  if (!(await takeDemande(app.database.registry, found.Empreinte, found.Usage))) throw over();
  // Counted where the password was given, and given back there alone.
  if (found.Adresse === address) await app.throttle.succeeded(throttledAs(judged.customer, judged.login), address);
};

type Registry = Kysely<RegistryTables>;

/** Takes a code of one of the account's applications; `pending`: of the one that is being added. */
export const takeCode = async (
  { vault }: Pick<App, 'vault'>,
  registry: Registry,
  account: Account,
  typed: string,
  { pending = false } = {},
) => {
  for (const { IDFacteur, Graine } of await listSeeds(registry, account, { pending })) {
    const Cle = vault.read(seedAddress(IDFacteur), Graine ?? '');
    const step = Cle === null ? undefined : stepOfCode(Cle, typed, Date.now());
    if (step !== undefined && (await takeStep(registry, IDFacteur, step))) return IDFacteur;
  }
  return undefined;
};

const takeRecovery = async (registry: Registry, account: Account, typed: string) => {
  const Empreinte = recoveryFingerprint(typed);
  return Empreinte !== undefined && takeSecours(registry, account, Empreinte);
};

const wrong = {
  code: 'Ce code n’est pas le bon, ou il a déjà servi',
  secours: 'Ce code de secours n’est pas le bon, ou il a déjà servi',
};

export const wrongCode = (moyen: keyof typeof wrong, as: 'unauthenticated' | 'invalid' | 'preuve' = 'unauthenticated') =>
  new Refusal(as, `${wrong[moyen]}.`, { Code: wrong[moyen] });

interface Given {
  account: Account;
  /** Under what failures are counted. */
  key: string;
  Moyen: keyof typeof wrong;
  Code: string;
}

/** Counts and judges what somebody gives to end a sign-in or to say who they are. @throws Refusal 429 */
export const isRightCode = async (app: App, { account, key, Moyen, Code }: Given): Promise<boolean> => {
  const { registry } = app.database;
  await app.facteurThrottle.check(Moyen, key);
  const isRight =
    Moyen === 'code' ? (await takeCode(app, registry, account, Code)) !== undefined : await takeRecovery(registry, account, Code);
  if (isRight) await app.facteurThrottle.passed(Moyen, key);
  return isRight;
};
