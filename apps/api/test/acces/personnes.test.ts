import type { accesPersonnes } from '@comptoir/contract/domains/acces/personnes.calls';
import type { Answer } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEvenementsOfGroup } from '../../src/domains/securite/securite.store.ts';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { writeIn } from '../rows/utilisateurs.ts';

type Read = Answer<typeof accesPersonnes.evenements>;

describe.each(engines())('the security events of a group’s own people (%s)', (engine) => {
  let on: TestApp;
  let group: Client;
  let others: Client;
  let operator: Client;

  const refuse = (login: string, host = 'bdgpun') =>
    on.client().call('POST', '/api/authenticate', { login, password: 'faux', url: `${host}.backoffice.example` });
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, group, others] = [await on.operator(), await on.customer(), await on.customer('BDGpDeux')];
    await refuse('ADMIN');
    await refuse('quelqu’un');
    await refuse('region');
    await refuse('admin', 'bdgpdeux');
    await group.call('POST', '/api/utilisateursSites/export', {});
    await operator.call('POST', '/api/utilisateursSites/export', {});
  });
  afterAll(() => on.close());

  const read = async (client: Client, query = '') => {
    const { status, body, text } = await client.call<Read>('GET', `/api/acces/personnes/evenements${query}`);
    expect(status, text).toBe(200);
    return body.evenements;
  };
  const told = (events: Read['evenements']) => events.map(({ Type, Resultat, Qui }) => [Type, Resultat, Qui].join(' ')).toSorted();

  it('are sign-ins, refusals and exports of that group, without operators and whoever is hidden from it', async () => {
    expect(told(await read(group))).toEqual(['export succes admin', 'ouverture refus ', 'ouverture refus admin', 'ouverture succes admin']);
    expect(told(await read(others))).toEqual(['ouverture refus admin', 'ouverture succes admin']);
    expect(told(await read(operator))).toContain('ouverture refus region');
  });

  it('leave with whom they hide, and come back', async () => {
    const hide = (EstEDVMarketing: boolean) =>
      writeIn(on, (db) => db.updateTable('utilisateurs').set({ EstEDVMarketing }).where('LoginWEB', '=', 'admin').execute());
    await hide(true);
    expect(told(await read(group))).toEqual(['ouverture refus ']);
    await hide(false);
    expect((await read(group)).length).toBe(4);
  });

  it('are found by kind, result, day and words', async () => {
    expect(told(await read(group, '?type=export'))).toEqual(['export succes admin']);
    expect(told(await read(group, '?resultat=refus&texte=ADMIN'))).toEqual(['ouverture refus admin']);
    expect(await read(group, '?au=2020-01-01')).toEqual([]);
    expect(await read(group, '?page=2')).toEqual([]);
    expect((await group.call('GET', '/api/acces/personnes/evenements?type=autre')).status).toBe(400);
    expect((await group.call('GET', '/api/securite/evenements')).status).toBe(403);
  });

  it('are one group’s by the statement alone, on a connection that sees all', async () => {
    const { IDCustomer } = (await on.app.customers.find('BDGpDeux'))!;
    const rows = await listEvenementsOfGroup(on.app.database.registry, { IDCustomer, hidden: [] }, {}, 1);
    expect(rows.map(({ Client: name, Genre }) => [name, Genre])).toEqual([
      ['BDGpDeux', 'customer'],
      ['BDGpDeux', 'customer'],
    ]);
  });
});
