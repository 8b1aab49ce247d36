import { Refusal } from '@comptoir/contract/errors';
import type { AnswerOf, PartnerCall, PartnerContract } from '@comptoir/contract/partners/kit';
import type { Db } from '../../db/tables.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { refuseUnreadable, type ARessaisir } from '../../secrets/a-ressaisir.ts';
import { listAccesDates, readAcces, writeAcces } from '../../secrets/acces.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import { havingAcces, type Holders } from '../holders.store.ts';
import type { Lose, Matching } from '../matches/matches.store.ts';
import type { Asker, Partners } from '../partners.ts';
import type { InterfaceProbes, ProbeHolder } from '../probe.ts';
import type { Account } from '../try-call.ts';
import type { Uses } from '../uses.store.ts';

/** What a route or a test signs in with is given as. */
interface Caller {
  db: Db;
  app: { vault: Vault; partners: Partners };
  customer: CustomerRecord;
  session: { login: string };
}

interface Tried<P extends PartnerContract, Name extends keyof P['calls'] & string> {
  partner: P;
  /** The call that says whether the account opens: it needs nothing but the account. */
  call: Name;
  /** The console's screen. */
  Ecran: `/${string}`;
  /** The sites that depend on it; left out where it serves the group as a whole. */
  ofSites?: Uses;
  /** The matches that `agrees` judges. */
  matchings?: readonly Matching[];
  /** Reads what the answer must still agree with. @throws PartnerFailure from what it gives */
  agrees?: (db: Db) => Promise<(answer: AnswerOf<P['calls'][Name]>, lose: Lose) => void>;
}

interface Found extends Account, ARessaisir {
  DateModification: string | null;
}

type Calls<P extends PartnerContract, Name extends keyof P['calls']> = P['calls'][Name] & PartnerCall;

const tryWith = <P extends PartnerContract, Name extends keyof P['calls'] & string>(
  { partner, call }: Pick<Tried<P, Name>, 'partner' | 'call'>,
  partners: Partners,
  given: Asker & { account: Account },
): Promise<AnswerOf<Calls<P, Name>>> =>
  // The call of a group's access has no body.
  partners.ask(partner, call, given as Parameters<typeof partners.ask<P, Name>>[2]);

/** The probe of an interface that signs in with one account of the group, wherever `find` reads it. */
export const groupProbes = <P extends PartnerContract, Name extends keyof P['calls'] & string>({
  holders,
  find,
  ofSites,
  matchings,
  agrees,
  ...tried
}: Tried<P, Name> & Holders & { find: (holder: ProbeHolder) => Promise<Found | null> }): InterfaceProbes => ({
  Interface: tried.partner.name,
  Titre: tried.partner.title,
  Ecran: tried.Ecran,
  holders,
  ...(ofSites ? { ofSites } : {}),
  ...(matchings ? { matchings } : {}),
  list: async (holder) => {
    const found = await find(holder);
    if (!found) return [];
    const { DateModification, ARessaisir, ...account } = found;
    const check = await agrees?.(holder.db);
    const ask = async (partners: Partners, asker: Asker, lose: Lose) => {
      const answer = await tryWith(tried, partners, { ...asker, account });
      check?.(answer, lose);
    };
    return [{ Cible: '', Libelle: 'Groupe', DateModification, ARessaisir, ask }];
  },
});

interface Described<
  P extends PartnerContract,
  Name extends keyof P['calls'] & string,
  Login extends string,
  Password extends string,
> extends Tried<P, Name> {
  /** What the account is called in the calls, as it is stored. */
  fields: { login: Login; password: Password };
  /** What to do where one of the two is missing. */
  missing: string;
}

/**
 * The group's only access at a partner, sealed in `accesPartenaires`: its routes, its probe, and how to ask the partner with
 * what is stored. The partner is never asked without a login and a password.
 */
export const groupAccess = <
  const P extends PartnerContract,
  Name extends keyof P['calls'] & string,
  const Login extends string,
  const Password extends string,
>(
  described: Described<P, Name, Login, Password>,
) => {
  const { fields, missing, ...tried } = described;
  const names = [fields.login, fields.password];
  const place = { Interface: tried.partner.name, Cible: '' };
  type Values = Record<Login | Password, string>;

  const holderOf = ({ db, app: { vault }, customer: { schema } }: Pick<Caller, 'db' | 'app' | 'customer'>) => ({ db, vault, schema });
  const config = (call: Pick<Caller, 'db' | 'app' | 'customer'>) => readAcces(holderOf(call), place, names);
  const accountOf = (values: Values): Account => ({ login: values[fields.login], password: values[fields.password] });
  const isWhole = ({ login, password }: Account) => login !== '' && password !== '';

  /** Asks with these values. @throws Refusal 422 without a login or a password, PartnerFailure */
  const check = async ({ app, customer, session, body }: Omit<Caller, 'db'> & { body: Values }) => {
    const account = accountOf(body);
    if (!isWhole(account)) throw new Refusal('rule', missing);
    return tryWith(tried, app.partners, { customer, by: session.login, account });
  };

  const find = async (holder: ProbeHolder) => {
    const stored = await readAcces(holder, place, names);
    const account = accountOf(stored);
    if (!isWhole(account) && !stored.ARessaisir) return null;
    const dates = await listAccesDates(holder.db, place.Interface);
    return { ...account, ARessaisir: stored.ARessaisir, DateModification: dates.get('') ?? null };
  };

  return {
    /** Whether somebody stored an account. */
    isStored: async (call: Caller) => isWhole(accountOf(await config(call))),
    /** Asks with what is stored. @throws Refusal 422 where it is missing or cannot be read, PartnerFailure */
    ask: async (call: Caller) => {
      const stored = await config(call);
      refuseUnreadable(stored, names);
      return check({ ...call, body: stored });
    },
    routes: {
      config,
      saveConfig: async (call: Pick<Caller, 'db' | 'app' | 'customer'> & { body: { [Field in keyof Values]?: string | undefined } }) => {
        await writeAcces(holderOf(call), place, call.body);
        return config(call);
      },
      check,
    },
    probes: { ...groupProbes({ ...tried, holders: havingAcces(place.Interface), find }), compte: fields },
  };
};
