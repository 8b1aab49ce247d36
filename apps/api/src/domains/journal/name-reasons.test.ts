import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(usualEngines())('the row that a refusal names (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
    await writeIn(on, async (db) => {
      await db.updateTable('utilisateurs').set({ LoginWEB: 'deja.pris' }).where('IDPeople', '=', 2).execute();
    });
  });
  afterAll(() => on.close());

  const asks = async (client: Client) => {
    const { status, body } = await client.call<RefusalBody>('PUT', '/api/utilisateurs/1', { LoginWEB: 'Deja.Pris' });
    expect(status).toBe(409);
    return body.raisons;
  };

  it('is whose login it is, with its page, for whoever sees that person', async () => {
    const sujet = { table: 'utilisateurs', id: '2', champ: 'LoginWEB', nom: expect.stringMatching(/\w/) };
    const named = [{ code: 'doublon', phrase: expect.any(String), sujet, lien: '/utilisateurs/2#LoginWEB' }];
    expect(await asks(operator)).toEqual(named);
    expect(await asks(customer)).toEqual(named);
  });

  it('is nobody for customer access that does not see the person', async () => {
    await writeIn(on, async (db) => {
      await db.updateTable('utilisateurs').set({ EstEDVMarketing: true }).where('IDPeople', '=', 2).execute();
    });
    expect((await customer.call('GET', '/api/utilisateurs/2')).status).toBe(404);
    expect(await asks(customer)).toEqual([{ code: 'doublon', phrase: expect.any(String) }]);
    expect(await asks(operator)).toEqual([expect.objectContaining({ sujet: expect.objectContaining({ id: '2' }) })]);
  });
});
