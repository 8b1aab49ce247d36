import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints } from '@comptoir/contract/all';
import type { Controle, LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerMigrations } from '../../src/db/migrations/all.ts';
import { allProbes } from '../../src/interfaces/all.ts';
import { tryProbe } from '../../src/domains/sante/try-probe.ts';
import { unreadableAccess } from '../../src/secrets/a-ressaisir.ts';
import { rotate } from '../../src/secrets/rotate.ts';
import { sealedColumns } from '../../src/secrets/secrets.store.ts';
import { Vault } from '../../src/secrets/vault.ts';
import { cases } from '../matrix/cases.ts';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { withPartners } from '../outside/partners.ts';
import { secretPlants } from './secret-plants.ts';

const columns = sealedColumns(customerMigrations);
const secrets = secretPlants.flatMap((plant) => plant.secrets);
const reads = Object.entries(allEndpoints).filter(([, { method, who }]) => method === 'GET' && !who.includes('public'));
const pathOf = (name: string) =>
  allEndpoints[name]!.path.replace(/\{(\w+)\}/g, (_, key: string) => String(cases[name]!.params?.[key] ?? 1));
/** Reads whose form says so; the export by site has an empty column instead. */
const forms = secretPlants
  .flatMap(({ shownBy }) => shownBy)
  .filter((name) => !['utilisateurs.bySite', 'utilisateurs.exporter'].includes(name));

const elsewhere = { schema: 'c_autre', table: 'utilisateurs', column: 'Password', id: 4 };
const stranger = new Vault({ current: 'perdue', keys: { perdue: randomBytes(32).toString('base64') } });
/** The new values of every sealed column. */
const losses = {
  'copied from another record': ({ app }: TestApp) => app.vault.seal(elsewhere, 'copié'),
  'sealed with a key that is gone': () => stranger.seal(elsewhere, 'perdu'),
};

interface Save {
  path: string;
  /** The record without its secrets. */
  without: object;
  /** As a form sends back what it was given. */
  empty?: object;
  anew: object;
}
const saves: readonly Save[] = [
  { path: '/api/utilisateurs/2', without: { PhoneNumber: '01' }, empty: { Password: '' }, anew: { Password: 'Neuf-1' } },
  { path: '/api/interfaces/renault/csb/utilisateur/2', without: {}, anew: { Username: 'Neuf-name', Password: 'Neuf-word' } },
  {
    path: '/api/interfaces/smartDataForLead/config',
    without: { GRP_SmartDataForLead_Delai: 3 },
    empty: { GRP_SmartDataForLead_Password: '' },
    anew: { GRP_SmartDataForLead_Password: 'Neuf-smart' },
  },
  {
    path: '/api/interfaces/dbs/config',
    without: {},
    empty: { GRP_DBS_ClientId: '', GRP_DBS_ClientSecret: '' },
    anew: { GRP_DBS_ClientId: 'Neuf-client', GRP_DBS_ClientSecret: 'Neuf-dbs' },
  },
  {
    path: '/api/interfaces/planetvo/utilisateurs/2/societes',
    without: { NickName: 'autre' },
    empty: { NickName: 'autre', ApiKey: '' },
    anew: { ApiKey: 'Neuf-key', LoginInterface: 'Neuf-login', PasswordInterface: 'Neuf-pvo' },
  },
  {
    path: '/api/interfaces/emailSMS/config',
    without: { config: { GRP_SMTP_Host: 'autre.exemple.example' } },
    empty: { config: { GRP_SMTP_Password: '' }, societes: [{ IDPlaque: 1, client_id: '', client_secret: '' }] },
    anew: { config: { GRP_SMTP_Password: 'Neuf-smtp' }, societes: [{ IDPlaque: 1, client_id: 'Neuf-id', client_secret: 'Neuf-sms' }] },
  },
  {
    path: '/api/interfaces/hondaKpi/config',
    without: { config: [] },
    empty: { config: [{ CodeConstructeur: 'ZQ-201', ApiKey: '' }] },
    anew: { config: [{ CodeConstructeur: 'ZQ-201', ApiKey: 'Neuf-honda' }] },
  },
  { path: '/api/publication/configurationFtp', without: { Dossier: '/autre' }, empty: { Password: '' }, anew: { Password: 'Neuf-ftp' } },
];

describe.each(usualEngines().flatMap((engine) => Object.entries(losses).map(([name, loss]) => [engine, name, loss] as const)))(
  'on %s, values %s',
  (engine, _, loss) => {
    let on: TestApp;
    let partners: Awaited<ReturnType<typeof withPartners>>;
    let operator: Client;
    let lost: string[];
    const customer = async () => (await on.app.customers.find('BDGpUn'))!;
    const handle = async () => (await on.app.customers.open(await customer())).db;
    const stored = async () => {
      const db = await handle();
      const found: string[] = [];
      for (const { table, column } of columns) {
        const rows = await sql<{
          held: string;
        }>`select ${sql.ref(column)} held from ${sql.id('comptoir', table)} where ${sql.ref(column)} is not null`.execute(db);
        found.push(...rows.rows.map(({ held }) => held));
      }
      return found;
    };
    const quality = async (page = 1) => {
      const { body } = await operator.call<{ controle: Controle; lignes: LigneQualite[] }>(
        'GET',
        `/api/qualite/secretARessaisir?page=${page}`,
      );
      return body;
    };

    beforeAll(async () => {
      on = await testApp(engine);
      partners = await withPartners(on);
      operator = await on.operator();
      await operator.call('PUT', '/api/sites/1', { CodeConstructeur: 'ZQ-201' });
      for (const { method, path, body } of secretPlants) await operator.call(method, path, body);
      await operator.call('PUT', '/api/interfaces/emailSMS/config', { config: { GRP_ModuleEmailSMS: false } });
      const db = await handle();
      const value = loss(on);
      for (const { table, column } of columns)
        await sql`update ${sql.id('comptoir', table)} set ${sql.ref(column)} = ${value} where ${sql.ref(column)} is not null`.execute(db);
      lost = await stored();
    });
    afterAll(async () => {
      await partners.close();
      await on.close();
    });

    test('exist in every sealed column', () => expect(lost.length).toBeGreaterThan(columns.length));

    test.each(reads)('%s is answered without them', async (name) => {
      const { status, text } = await operator.call('GET', pathOf(name));
      expect(status, text).not.toBe(500);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).not.toMatch(/v1\.\w+\./);
    });

    test.each(forms)('%s names them', async (name) => {
      const { status, text } = await operator.call('GET', pathOf(name));
      expect([status, text]).toEqual([200, expect.stringContaining('"ARessaisir":[')]);
    });

    test('are listed by the quality check, with a link to a screen', async () => {
      const { controle, lignes } = await quality();
      expect(controle.nb).toBe(lost.length);
      expect(lignes).toHaveLength(lost.length);
      for (const { label, href } of lignes)
        expect([label, href]).toEqual([expect.stringContaining('\u00a0: '), expect.stringMatching(/^\//)]);
      const own = await (await on.customer('BDGpDeux')).call<Controle[]>('GET', '/api/qualite');
      expect(own.body.find(({ cle }) => cle === 'secretARessaisir')?.nb).toBe(0);
    });

    test('sign nobody in, and answer like a wrong password', async () => {
      const url = 'bdgpun.backoffice.example';
      const answer = await on
        .client()
        .call<{ message: string }>('POST', '/api/authenticate', { login: 'admin', password: 'secret-1', url });
      expect([answer.status, answer.body.message]).toEqual([401, "Nom d'utilisateur ou mot de passe incorrect."]);
      const as = await operator.call<{ message: string }>('POST', '/api/utilisateurs/2/connexions', { product: 'lead', motif: 'essai' });
      expect([as.status, as.body.message]).toEqual([422, expect.stringContaining('ne peut plus être lu')]);
    });

    test('are not tried with partners', async () => {
      for (const [method, path] of [
        ['GET', '/api/interfaces/dbs/sitesDBS'],
        ['POST', '/api/interfaces/planetvo/utilisateurs/2/check'],
        ['POST', '/api/interfaces/renault/csb/utilisateurs/2/check'],
      ] as const) {
        const answer = await operator.call<{ message: string }>(method, path, method === 'POST' ? {} : undefined);
        expect([path, answer.status, answer.body.message]).toEqual([path, 422, unreadableAccess]);
      }
      const own = await customer();
      const holder = {
        db: await handle(),
        registry: on.app.database.registry,
        vault: on.app.vault,
        schema: own.schema,
        customer: own,
        planetVOApiKey: 'cle',
        outboundAllowedHosts: [],
      };
      const interfaces = new Set<string>();
      for (const probes of allProbes) {
        for (const probe of (await probes.list(holder)).filter(({ ARessaisir }) => ARessaisir)) {
          interfaces.add(probes.Interface);
          const outcome = await tryProbe(probe, on.app.partners, { customer: own, by: 'essai' });
          expect(outcome).toMatchObject({ Verdict: 'refus', Message: unreadableAccess });
        }
      }
      expect(interfaces).toEqual(new Set(['renaultcsb', 'dbs', 'planetvo', 'hondakpi']));
    });

    test.each(saves)('$path is saved without them, and empty fields keep them', async ({ path, without, empty }) => {
      for (const body of [without, ...(empty ? [empty] : [])]) {
        const { status, text } = await operator.call('PUT', path, body);
        expect(status, text).toBe(200);
      }
      expect(await stored()).toEqual(lost);
    });

    test('do not stop a rotation, which says where they are', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'comptoir-lost-'));
      const { IDCustomer, schema, IDServer } = await customer();
      const server = await on.app.customers.serverOf(IDServer);
      const author = { Auteur: 'essai', Kind: 'system', IDPeople: null, Appel: '', Action: 'Essai', Groupe: 'essai' };
      const place = { name: 'BDGpUn', server, scope: { IDCustomer }, schema, columns };
      const result = await rotate({
        keyFile: join(folder, 'secrets.key'),
        database: on.app.database,
        author,
        grace: 0,
        places: () => Promise.resolve([place]),
      });
      expect(result).toMatchObject({ state: 'done' });
      const unopened = 'unopened' in result ? result.unopened : [];
      expect(unopened).toHaveLength(lost.length);
      expect(new Set(unopened.map(({ table, column }) => `${table}.${column}`))).toEqual(
        new Set(columns.map(({ table, column }) => `${table}.${column}`)),
      );
      expect(await stored()).toEqual(lost);
      await rm(folder, { recursive: true });
    });

    test.each(saves)('$path accepts new values in their place', async ({ path, anew }) => {
      const before = (await quality()).controle.nb;
      const { status, text } = await operator.call('PUT', path, anew);
      const entered = JSON.stringify(anew).match(/Neuf-\w+/g)!;
      expect([status, entered.filter((value) => !text.includes(value))]).toEqual([200, []]);
      expect(text).not.toContain('ARessaisir');
      expect((await quality()).controle.nb).toBe(before - entered.length);
    });

    test('an import account is entered again by adding it, and a Wally account can be deleted', async () => {
      const again = { IDPlaque: 1, IDSite: null, Login: 'GS_ZQ', Password: 'Neuf-import' };
      expect((await operator.call('POST', '/api/wsimport', again)).status).toBe(200);
      expect((await operator.call('GET', '/api/wsimport')).text).toContain('Neuf-import');
      expect((await operator.call('POST', '/api/wsimport', again)).status).toBe(409);
      const accounts = await operator.call<{ IdWallyCompte: number; Identifiant: string }[]>(
        'GET',
        '/api/interfaces/wally/customer_first/accounts',
      );
      const { IdWallyCompte } = accounts.body.find(({ Identifiant }) => Identifiant === 'Zq8-robot')!;
      expect((await operator.call('DELETE', `/api/interfaces/wally/accounts/${IdWallyCompte}`)).status).toBe(200);
    });
  },
);
