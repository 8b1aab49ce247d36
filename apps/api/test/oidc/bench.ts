import { randomBytes } from 'node:crypto';
import type { RefusalBody } from '@comptoir/contract/refusal-body';
import type { Engine } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { testOperator } from '../rows/customers.ts';
import { writeIn } from '../rows/utilisateurs.ts';
import { testProvider, type TestProvider } from './provider.ts';

export const operatorsHost = 'comptoir.example';
export const groupHost = 'bdgpun.backoffice.example';

export type Opened = RefusalBody & { token: string; success: boolean };

/** What a page has when somebody comes back. */
export interface Back {
  IDFournisseur: number;
  Cle: string;
  demande: string;
  Code?: string | undefined;
  Emetteur?: string | undefined;
  Erreur?: string | undefined;
}

const usual = {
  Nom: 'Annuaire',
  ClientId: 'comptoir',
  Domaines: [] as string[],
  Rattachement: 'explicite',
  Algorithme: 'RS256',
  Acr: [] as string[],
  Amr: [] as string[],
  FacteurExige: false,
  Anciennete: null,
  Actif: true,
};

interface Path {
  /** Where it is begun; the same with `/retour` ends it. */
  path?: string;
  by?: Client;
  url?: string;
  more?: object;
  /** What becomes of the address before the browser goes there. */
  detour?: (address: URL) => void;
}

/** What a browser does between a server and a provider. */
export const roundTrips = (on: TestApp, provider: TestProvider) => {
  const newKey = () => randomBytes(32).toString('base64url');

  const start = (
    IDFournisseur: number,
    { path = '/api/session/fournisseur', by = on.client(), url = operatorsHost, more = {} }: Path = {},
  ) => {
    const Cle = newKey();
    return { Cle, answer: by.call<RefusalBody & { Adresse: string }>('POST', path, { IDFournisseur, Cle, url, ...more }) };
  };

  /** Goes there and comes back, but informs nobody yet. */
  const goAndReturn = async (IDFournisseur: number, name: string, how: Path = {}): Promise<Back> => {
    const { Cle, answer } = start(IDFournisseur, how);
    const { status, body, text } = await answer;
    if (status !== 200) throw new Error(`not begun: ${text}`);
    const address = new URL(body.Adresse);
    how.detour?.(address);
    const { pathname, searchParams: said } = await provider.visit(address.href, name);
    return {
      IDFournisseur: Number(pathname.split('/').at(-1)),
      Cle,
      demande: said.get('state') ?? '',
      Code: said.get('code') ?? undefined,
      Emetteur: said.get('iss') ?? undefined,
      Erreur: said.get('error') ?? undefined,
    };
  };

  const tell = (back: Back, { path = '/api/session/fournisseur', by = on.client(), more = {} }: Path = {}) =>
    by.call<Opened>('POST', `${path}/retour`, { ...back, ...more });

  /** The whole way. */
  const signIn = async (IDFournisseur: number, name: string, how: Path = {}) => tell(await goAndReturn(IDFournisseur, name, how), how);

  /** Links the provider's person to the account of a session. */
  const link = (by: Client, IDFournisseur: number, name: string, url = operatorsHost) =>
    signIn(IDFournisseur, name, { path: '/api/session/identites', by, url });

  return { start, goAndReturn, tell, signIn, link };
};

/** Server, provider, and what a browser does between them. */
export const oidcBench = async (engine: Engine) => {
  const provider: TestProvider = await testProvider([operatorsHost, groupHost].map((host) => `https://${host}`));
  const on: TestApp = await testApp(engine);
  const { config, database } = on.app;
  config.publicUrl = `https://${operatorsHost}`;
  config.outboundAllowedHosts = ['127.0.0.1'];
  await writeIn(on, (db) =>
    db.updateTable('utilisateurs').set({ EMail: 'admin@groupe.example' }).where('LoginWEB', '=', 'admin').execute(),
  );
  const { login, password } = testOperator;
  const opened = await on.client().call<{ token: string }>('POST', '/api/authenticate', { login, password, url: operatorsHost });
  const admin = on.client(opened.body.token);

  const form = (more: object = {}) => ({ ...usual, BDGp: null, Emetteur: provider.Emetteur, Secret: provider.secret, ...more });
  const create = async (more: object = {}) => {
    const { status, body, text } = await admin.call<{ IDFournisseur: number }>('POST', '/api/fournisseurs', form(more));
    if (status !== 200) throw new Error(`not added: ${text}`);
    return body.IDFournisseur;
  };
  /** One of the group, whose people are found by their address. */
  const createForGroup = (more: object = {}) =>
    create({ BDGp: 'BDGpUn', Nom: 'Annuaire du groupe', Domaines: ['groupe.example'], Rattachement: 'courriel', ...more });

  const trips = roundTrips(on, provider);

  /** Time goes on: failures that were counted are forgotten, and those that were gathered are told. */
  const later = async () => {
    await on.app.trail.flush({ isLast: true });
    await database.registry.deleteFrom('loginThrottle').execute();
  };

  /** All rows of the registry but the trail, what counts attempts, and requests that are taken; and what was written at customers. */
  const everything = () =>
    database.admin(async (client) => {
      const { rows: tables } = await client.query<{ name: string }>(
        `select c.oid::regclass::text as name from pg_class c where relnamespace = 'registry'::regnamespace and relkind = 'r' and not relispartition
         and relname not in ('securiteChaine', 'loginThrottle', 'fournisseursDemandes', 'migrations', 'sessions') order by 1`,
      );
      const each = tables.map(({ name }) => `(select coalesce(sum(hashtextextended(t::text, 0)), 0) from ${name} t)::text`);
      const counts = [`(select count(*) from registry."sessions")`, `(select count(*) from comptoir."journal")`];
      const { rows } = await client.query(`select concat_ws(' ', ${[...each, ...counts].join(', ')}) as all`);
      return JSON.stringify(rows);
    });

  /** The newest first; equal ones of a minute are no longer gathered into those that were told. */
  const refusals = async () => {
    await on.app.trail.flush({ isLast: true });
    const { body } = await admin.call<{ evenements: { Details: string; Qui: string; Type: string }[] }>(
      'GET',
      '/api/securite/evenements?resultat=refus',
    );
    return body.evenements;
  };

  return {
    on,
    provider,
    admin,
    form,
    create,
    createForGroup,
    ...trips,
    later,
    everything,
    refusals,
    login,
    registry: () => database.registry,
    close: async () => {
      await on.close();
      await provider.close();
    },
  };
};
export type OidcBench = Awaited<ReturnType<typeof oidcBench>>;
