import { allEndpoints } from '@comptoir/contract/all';
import { catalogue, tableOf } from '@comptoir/contract/catalogue/all';
import { corbeillesClient } from '@comptoir/contract/domains/retour/asked';
import type { corbeilleAnswer } from '@comptoir/contract/domains/retour/corbeille';
import type { Endpoint } from '@comptoir/contract/kit';
import type { planRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import { png } from '../../../../test/rows/structure.ts';
import { createUser, putSites, readUser, type Refused } from '../../../../test/rows/utilisateurs.ts';
import { corbeillePageSize } from './corbeille.store.ts';

type Corbeille = z.output<typeof corbeilleAnswer> & Refused;
type Plan = z.output<typeof planRetour>;

const grille = { Libelle: 'Malus', DateDebut: '2026-01-01', Values: [{ MasseMin: 0, MasseMax: null, MontantTaxe: 5 }] };

describe.each(engines())('the bin (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const bin = async (table: string, page = 1) =>
    (await operator.call<Corbeille>('GET', `/api/retour/corbeille?table=${table}&page=${page}`)).body;
  const gone = async (table: string, id: number) => (await bin(table)).lignes.find((one) => one.id === String(id))!;
  const putBack = async (table: string, id: number) => {
    const { demande } = await gone(table, id);
    return operator.call<{ Groupe: string; nbLignes: number } & Refused>('POST', '/api/retour', demande);
  };
  const rowsOf = async (table: string, id: number) => {
    const { demande } = await gone(table, id);
    const { body } = await operator.call<Plan>('POST', '/api/retour/plan', demande);
    return body.lignes.map((one) => `${one.operation} ${one.table} ${one.etat}`).toSorted();
  };
  /** Writes what no call of the API writes. */
  const write = async (Groupe: string, work: Parameters<Awaited<ReturnType<typeof open>>['write']>[2]) => {
    const database = await open();
    const author = { Auteur: 'autre produit', Kind: 'system', IDPeople: null, Appel: '', Action: '', Groupe };
    return database.write({ IDCustomer: await number() }, author, work);
  };
  const record = async () => (await on.app.customers.find('BDGpUn'))!;
  const number = async () => (await record()).IDCustomer;
  const open = async () => (await on.app.customers.open(await record())).database;

  test('a removed record with its parts, as it was called; put back, it is there no more', async () => {
    const { body: made } = await operator.call<{ IDGrilleMalusMasse: number }>('POST', '/api/malusMasse', grille);
    const address = `/api/malusMasse/${made.IDGrilleMalusMasse}`;
    const { body: before } = await operator.call('GET', address);
    await operator.call('DELETE', address);
    expect(await gone('malusMasse', made.IDGrilleMalusMasse)).toMatchObject({
      nom: 'Malus',
      Auteur: 'op',
      Action: expect.stringContaining('Supprimer') as unknown,
    });
    const { total } = await bin('malusMasse');
    const done = await putBack('malusMasse', made.IDGrilleMalusMasse);
    expect([done.status, done.body.nbLignes]).toEqual([200, 2]);
    expect((await operator.call('GET', address)).body).toEqual(before);
    expect(await bin('malusMasse')).toMatchObject({ total: total - 1 });
    expect(await gone('malusMasse', made.IDGrilleMalusMasse)).toBeUndefined();
    // Undone, it is gone again.
    await operator.call('POST', '/api/retour', { portee: { operation: done.body.Groupe }, verbe: 'annuler' });
    expect(await gone('malusMasse', made.IDGrilleMalusMasse)).toMatchObject({ nom: 'Malus' });
    expect((await putBack('malusMasse', made.IDGrilleMalusMasse)).status).toBe(200);
    expect((await operator.call('GET', address)).body).toEqual(before);
  });

  const newSite = async (Code: string) => {
    const body = { IDPlaque: 1, Descr: `Site ${Code}`, Code, IDTypeSite: 1, EnTeteImg: png };
    const answer = await operator.call<Site>('POST', '/api/sites', body);
    const { IDPeople } = await createUser(operator);
    await putSites(operator, IDPeople, [1, answer.body.IDSite]);
    return { creation: String(answer.headers['x-request-id']), IDPeople, IDSite: answer.body.IDSite };
  };
  const withSite = ['I sites pret', 'I sitesImages pret', 'I utilisateursSites pret'];

  test('a site that a return took away, with its images and the access of its people; what came since stays', async () => {
    const { creation, IDSite, IDPeople } = await newSite('CB1');
    const { body: before } = await operator.call('GET', `/api/sites/${IDSite}/images`);
    await operator.call('POST', '/api/retour', { portee: { site: IDSite }, verbe: 'revenir', groupe: creation });
    await operator.call('PUT', `/api/utilisateurs/${IDPeople}`, { MobilePhone: '0600000007' });
    expect(await rowsOf('sites', IDSite)).toEqual(withSite);
    expect((await putBack('sites', IDSite)).status).toBe(200);
    expect((await operator.call('GET', `/api/sites/${IDSite}/images`)).body).toEqual(before);
    expect((await readUser(operator, IDPeople)).body.MobilePhone).toBe('0600000007');
  });

  test('what another product took away', async () => {
    const { IDSite } = await newSite('CB2');
    await write('ailleurs', (db) => db.deleteFrom('sites').where('IDSite', '=', IDSite).execute());
    expect(await gone('sites', IDSite)).toMatchObject({ nom: 'Site CB2', Auteur: 'autre produit' });
    expect(await rowsOf('sites', IDSite)).toEqual(withSite);
    expect((await putBack('sites', IDSite)).status).toBe(200);
  });

  test('for customer access, what it took away itself out of its own lists', async () => {
    const customer = await on.customer();
    const add = async (by: Client, COP_Code: string) =>
      (await by.call<{ COP_IDCodeOP: number }>('POST', '/api/codesOP', { COP_Code, COP_Description: 'Corbeille' })).body.COP_IDCodeOP;
    const [own, other] = [await add(customer, 'CB1'), await add(operator, 'CB2')];
    expect((await customer.call('DELETE', `/api/codesOP/${own}`)).status).toBe(200);
    await operator.call('DELETE', `/api/codesOP/${other}`);
    const { body } = await customer.call<Corbeille>('GET', '/api/retour/corbeille?table=codesOP');
    expect(body).toMatchObject({ total: 1, lignes: [{ id: String(own) }] });
    expect((await customer.call('POST', '/api/retour', body.lignes[0]!.demande)).status).toBe(200);
    expect((await customer.call('GET', `/api/codesOP/${own}`)).status).toBe(200);
    // Exactly the lists that it opens and takes rows out of.
    const removed = Object.values<Endpoint>(allEndpoints).filter(({ method, who }) => method === 'DELETE' && who.includes('customer'));
    const paths = new Set(removed.map(({ path }) => path.replace(/\{\w+\}/, '{id}')));
    const lists = Object.keys(catalogue).filter((table) => tableOf(table)?.screen && paths.has(`/api${tableOf(table)!.screen}`));
    expect([...corbeillesClient].toSorted()).toEqual(lists.filter((table) => tableOf(table)?.of === undefined).toSorted());
    for (const table of ['sites', 'utilisateurs', 'civilites'])
      expect((await customer.call('GET', `/api/retour/corbeille?table=${table}`)).status).toBe(404);
  });

  test('of a bulk removal one record alone', async () => {
    const ids: number[] = [];
    for (const Libelle of ['Un', 'Deux']) {
      const { body } = await operator.call<{ IDGrilleMalusMasse: number }>('POST', '/api/malusMasse', { ...grille, Libelle });
      ids.push(body.IDGrilleMalusMasse);
    }
    await write('en masse', (db) => db.deleteFrom('malusMasse').where('IDGrilleMalusMasse', 'in', ids).execute());
    expect((await putBack('malusMasse', ids[0]!)).body).toMatchObject({ nbLignes: 2 });
    expect(await gone('malusMasse', ids[1]!)).toMatchObject({ nom: 'Deux' });
  });

  test('by pages, the last removal first; a table whose rows do not come back has none', async () => {
    const rows = Array.from({ length: corbeillePageSize + 1 }, (_, at) => ({ Descr: `Corbeille ${at}` }));
    await write('ajout', (db) => db.insertInto('fonctions').values(rows).execute());
    await write('retrait', (db) => db.deleteFrom('fonctions').where('Descr', 'like', 'Corbeille %').execute());
    const [first, second] = [await bin('fonctions'), await bin('fonctions', 2)];
    expect([first.lignes.length, first.total, first.pageSize]).toEqual([corbeillePageSize, corbeillePageSize + 1, corbeillePageSize]);
    expect(second.lignes).toHaveLength(1);
    expect(new Set([...first.lignes, ...second.lignes].map(({ nom }) => nom)).size).toBe(corbeillePageSize + 1);
    for (const table of ['journal', 'utilisateursSites', 'rien', 'affaires'])
      expect((await operator.call('GET', `/api/retour/corbeille?table=${table}`)).status).toBe(404);
    expect((await operator.call('GET', '/api/retour/corbeille')).status).toBe(400);
  });
});
