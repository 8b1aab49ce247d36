import { allEndpoints } from '@comptoir/contract/all';
import { statusOf } from '@comptoir/contract/errors';
import type { RaisonDite, RefusalBody } from '@comptoir/contract/refusal-body';
import { afterAll, describe, expect, test } from 'vitest';
import { ownAuthor } from '../../src/jobs/own-author.ts';
import { prepareAcces } from '../acces/acces-refusals.ts';
import { usualEngines } from '../database.ts';
import type { TestApp } from '../http.ts';
import { prepareOidc, publicUrl } from '../oidc/oidc-refusals.ts';
import type { TestProvider } from '../oidc/provider.ts';
import { partnerApp, type PartnerApp } from '../outside/partner-app.ts';
import { testOperator } from '../rows/customers.ts';
import { loadIn, sealIn, writeIn } from '../rows/utilisateurs.ts';
import { mendable } from '../raisons/mendable.ts';
import { cases } from './cases.ts';
import { undocumented } from './judge.ts';
import { clients, meeting, pathOf } from './matrix.ts';
import { refusalCases } from './refusal-cases.ts';

const declared = Object.entries(allEndpoints).flatMap(([name, endpoint]) =>
  (endpoint.refuses ?? []).map((code) => [name, code, endpoint] as const),
);

test('each refusal that an endpoint names has a case, and no other', () => {
  expect(Object.keys(refusalCases).toSorted()).toEqual(declared.map(([name, code]) => `${name} ${code}`).toSorted());
});

/** An operator with a second factor, beside the one who makes the calls. */
const addCareful = async ({ app: { database } }: TestApp) => {
  const { passwordHash } = await database.registry.selectFrom('operators').select('passwordHash').executeTakeFirstOrThrow();
  const { IDOperator } = await database.registry
    .insertInto('operators')
    .values({ login: 'double', name: 'Double', passwordHash })
    .returning('IDOperator')
    .executeTakeFirstOrThrow();
  await database.registry
    .insertInto('facteurs')
    .values({ IDOperator, Type: 'totp', Nom: 'Téléphone', Graine: 'v1.x', ConfirmeLe: new Date().toISOString() })
    .execute();
};

const prepare = async ({ on, operator }: PartnerApp) => {
  await addCareful(on);
  const { database } = on.app;
  await database.write('registry', ownAuthor('Préparer'), async (trx) => {
    await trx
      .insertInto('operators')
      .values({ login: 'prise', name: 'Adresse prise', passwordHash: '', Courriel: 'prise@exemple.example' })
      .execute();
  });
  await prepareAcces(on);
  await writeIn(on, async (db) => {
    await db.updateTable('gpParametres').set({ GRP_ClientRenault: true }).execute();
    await db.updateTable('sites').set({ CodeConstructeur: '114-201' }).where('IDSite', '=', 1).execute();
    const compte = { crm_name: 'customer_first', EmailNotification: 'a@exemple.example' } as const;
    await db
      .insertInto('wallyComptes')
      .values([
        { ...compte, IdWallyCompte: 3, Identifiant: 'occupe-un', EtatDuCompte: 'INACTIVE' },
        { ...compte, IdWallyCompte: 4, Identifiant: 'occupe-deux', EtatDuCompte: 'ACTIVE' },
      ])
      .execute();
    await db
      .updateTable('departsPrevus')
      .set({ Etapes: ['csb'] })
      .execute();
  });
  await writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_BDCTraitementLeadAmontChefVente: false }).execute(), 'BDGpDeux');
  // The first instant of all is another customer's.
  for (const BDGp of ['BDGpDeux', 'BDGpUn']) await sealIn(on, BDGp);
  const replaced = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Importer', Groupe: 'import', NomTable: '*' };
  const barrier = { ...replaced, IDLigne: '*', Operation: 'I' as const, Apres: { nature: 'import' } };
  await loadIn(on, (db) => db.insertInto('journal').values(barrier).execute(), 'BDGpDeux');
  const moved = { NomTable: 'sites', IDLigne: '1', Operation: 'U' as const, Avant: { Ville: 'Ici' }, Apres: { Ville: 'Là' } };
  const byOperator = {
    ...replaced,
    ...moved,
    Kind: 'operator',
    Groupe: 'operateur',
    Action: 'Modifier un site',
    Appel: 'PUT /api/sites/1',
  };
  await loadIn(on, (db) => db.insertInto('journal').values(byOperator).execute());
  await operator.call('PUT', '/api/interfaces/dbs/config', cases['dbs.check']!.body);
};

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:1';
const breakDown = ({ app: { config } }: TestApp) => {
  const address = [{ of: '', url: nowhere }];
  // The same names as before.
  config.partners = Object.fromEntries(Object.keys(config.partners).map((name) => [name, address])) as unknown as typeof config.partners;
  config.products = { ...config.products, eDataVoiceToken: address };
};

interface Offered {
  again: () => Promise<{ body: RefusalBody }>;
  as: 'operator' | 'customer';
  on: string;
  raison: RaisonDite;
}

/** A document that names a refusal which never comes is as wrong as one that leaves it out. */
describe.each(usualEngines())('what the rules of a call refuse (%s)', (engine) => {
  let signedIn: ReturnType<typeof clients>;
  let provider: TestProvider;
  const offered: Offered[] = [];
  const app = partnerApp(engine, async (given) => {
    signedIn = clients(given.on);
    await prepare(given);
    provider = await prepareOidc(given.on, await signedIn('operator'));
  });
  afterAll(() => provider.close());

  const withoutCustomer = async () => {
    const { login, password } = testOperator;
    const { body } = await app.on.client().call<{ token: string }>('POST', '/api/authenticate', { login, password, url: 'localhost' });
    return app.on.client(body.token);
  };

  test.each(declared)('%s: %s', async (name, code, endpoint) => {
    const usual = { ...cases[name], on: meeting(endpoint, 'BDGpUn') };
    const {
      as = 'operator' as const,
      on,
      query = '',
      twice,
      after = [],
      params,
      body,
      headers,
    } = { ...usual, ...refusalCases[`${name} ${code}`] };
    const { config, readiness } = app.on.app;
    const { partners, products, publicUrl: usualUrl } = config;
    if (code === 'partner') breakDown(app.on);
    if (name.startsWith('identites.')) config.publicUrl = publicUrl;
    if (code === 'not_ready') readiness.stop();
    const client = endpoint.who.includes('public') ? app.on.client() : await (on === '' ? withoutCustomer() : signedIn(as, on));
    const operations: string[] = [];
    for (const { method, path, body: given } of after) {
      operations.push(String((await client.call(method, path, given)).headers['x-request-id']));
    }
    const [first] = operations;
    const named =
      first === undefined || body === undefined ? body : (JSON.parse(JSON.stringify(body).replace('{operation}', first)) as object);
    const call = () => client.call<RefusalBody>(endpoint.method, `${pathOf(endpoint, params)}${query}`, named, headers);
    if (twice) expect((await call()).status).toBe(200);
    const answer = await call();
    Object.assign(config, { partners, products, publicUrl: usualUrl });
    expect([answer.status, answer.body.code], answer.text).toEqual([statusOf[code], code]);
    expect(undocumented(endpoint, answer)).toBeUndefined();
    for (const raison of answer.body.raisons ?? []) if (raison.change) offered.push({ again: call, as, on, raison });
  });

  test.each(Object.entries(mendable))(
    '%s: a change is offered',
    async (_, { call: name, plant, as = 'operator' as const, params, body }) => {
      await writeIn(app.on, plant);
      const client = await signedIn(as, 'BDGpUn');
      const endpoint = allEndpoints[name]!;
      const again = () => client.call<RefusalBody>(endpoint.method, pathOf(endpoint, params), body);
      const refused = await again();
      const raison = refused.body.raisons?.find(({ change }) => change);
      expect(raison, refused.text).toBeDefined();
      offered.push({ again, on: 'BDGpUn', as, raison: raison! });
    },
  );

  test('a change that a reason offers, once it is made, takes that reason away', async () => {
    const taken = new Set<string>();
    for (const { again, as, on, raison } of offered) {
      const isThere = async () => {
        const { body } = await again();
        return (body.raisons ?? []).some(
          ({ code, sujet }) => code === raison.code && JSON.stringify(sujet) === JSON.stringify(raison.sujet),
        );
      };
      // An earlier one took the same away.
      if (!(await isThere())) continue;
      const { methode, chemin, corps, phrase } = raison.change!;
      const made = await (await signedIn(as, on)).call(methode, chemin, corps as object);
      expect(made.status, `${phrase}: ${made.text}`).toBe(200);
      expect(await isThere(), phrase).toBe(false);
      taken.add(phrase);
    }
    expect([...taken].toSorted()).toMatchInlineSnapshot(`
      [
        "Activer le Poste Relation Client",
        "Activer le traitement par le BDC en amont du chef des ventes",
        "Activer l’option « Client Renault »",
        "Fermer son compte eSeller",
        "Rendre cette origine active",
        "Réactiver cette personne",
      ]
    `);
  });
});
