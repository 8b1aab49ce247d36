import type { accueil } from '@comptoir/contract/domains/accueil/accueil.calls';
import type { Answer } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';

describe.each(engines())('what is read of all customers at once (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    // What somebody else changed.
    await (await on.customer()).call('PUT', '/api/utilisateurs/2', { Firstname: 'Zoé' });
  });
  afterAll(() => on.close());

  const { BDGp, label } = { BDGp: 'BDGpUn', label: 'Groupe BDGpUn' };
  const registry = () => on.app.database.registry;
  const mode = (ModeAcces: 'libre' | 'annonce' | 'accorde' | 'chaqueFois') =>
    registry().updateTable('customers').set({ ModeAcces }).where('name', '=', BDGp).execute();
  const home = async (by = operator) => {
    const { body } = await by.call<Answer<typeof accueil.read>>('GET', '/api/accueil');
    return { told: body.changements.some((one) => one.BDGp === BDGp), closed: body.fermes };
  };
  const grant = async (IDSession: number | null) => {
    const { IDCustomer } = await registry().selectFrom('customers').select('IDCustomer').where('name', '=', BDGp).executeTakeFirstOrThrow();
    const { IDOperator } = await registry().selectFrom('operators').select('IDOperator').executeTakeFirstOrThrow();
    await registry()
      .insertInto('accesAccordes')
      .values({
        IDCustomer,
        IDOperator,
        IDSession,
        Motif: 'Essai',
        Du: sql<string>`now() - interval '1 minute'`,
        Au: sql<string>`now() + interval '2 hours'`,
        AccordePar: 'admin',
      })
      .execute();
  };
  const cut = () => registry().deleteFrom('accesAccordes').execute();

  it('leaves out and names who wants to be asked first, until they grant it', async () => {
    expect(await home()).toEqual({ told: true, closed: [] });
    await mode('annonce');
    expect(await home()).toEqual({ told: true, closed: [] });
    for (const strict of ['accorde', 'chaqueFois'] as const) {
      await mode(strict);
      expect(await home()).toEqual({ told: false, closed: [label] });
      await grant(999_999);
      expect(await home()).toEqual({ told: false, closed: [label] });
      await cut();
    }
    await mode('accorde');
    await grant(null);
    expect(await home()).toEqual({ told: true, closed: [] });
    await mode('chaqueFois');
    expect(await home()).toEqual({ told: false, closed: [label] });
    await cut();
  });
});
