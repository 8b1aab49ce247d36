import type { SanteInterface } from '@comptoir/contract/domains/sante/sante.calls';
import { verdicts } from '@comptoir/contract/domains/sante/etats';
import type { Pourquoi } from '@comptoir/contract/pourquoi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(usualEngines())('why an interface stands as it does (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const explain = async () => (await operator.call<Pourquoi>('GET', '/api/sante/smartdata/pourquoi')).body;
  const missing = async () => (await explain()).raisons.filter(({ tient }) => !tient).map(({ code }) => code);
  const summary = async () =>
    (await operator.call<{ interfaces: SanteInterface[] }>('GET', '/api/sante')).body.interfaces.find(
      ({ Interface }) => Interface === 'smartdata',
    )!;

  it('is told down to where its check ended, as its summary says it', async () => {
    expect(await missing()).toEqual(['acces']);
    const config = { GRP_SmartDataForLead: true, GRP_SmartDataForLead_Login: 'groupe', GRP_SmartDataForLead_Password: 'Secret-29' };
    expect((await operator.call('PUT', '/api/interfaces/smartDataForLead/config', config)).status).toBe(200);
    expect(await missing()).toEqual(['verifie']);
    const ends = { ok: [], refus: ['accepte'], expire: ['valide'], panne: ['repond'], nonConfigure: ['adresse'] };
    for (const Verdict of verdicts) {
      const row = { Interface: 'smartdata', Cible: '', Verdict, Message: Verdict === 'ok' ? '' : `Voici ${Verdict}` };
      await writeIn(on, async (db) => {
        await db.deleteFrom('santeEtats').execute();
        await db
          .insertInto('santeEtats')
          .values({ ...row, Libelle: 'Groupe', DernierSucces: null, DernierEchec: null })
          .execute();
        await db
          .insertInto('santeVerifications')
          .values([
            { ...row, Auteur: 'op' },
            { ...row, Auteur: 'op' },
          ])
          .execute();
      });
      const [{ verdict, raisons }, told] = [await explain(), await summary()];
      expect([Verdict, verdict, await missing()]).toEqual([Verdict, told.Verdict === 'ok', ends[Verdict]]);
      const first = await writeIn(on, (db) =>
        db
          .selectFrom('santeVerifications')
          .select('DateH')
          .where('Verdict', '=', Verdict)
          .orderBy('IDVerification')
          .executeTakeFirstOrThrow(),
      );
      expect(raisons.at(-1)).toMatchObject({ depuis: { DateH: first.DateH }, ...(verdict ? {} : { phrase: told.Message }) });
    }
  });

  it('is explained to operators alone, and only where there is one', async () => {
    expect((await (await on.customer()).call('GET', '/api/sante/smartdata/pourquoi')).status).toBe(403);
    expect((await operator.call('GET', '/api/sante/inconnue/pourquoi')).status).toBe(404);
  });
});
