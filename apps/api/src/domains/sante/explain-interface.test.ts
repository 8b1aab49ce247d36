import type { SanteInterface } from '@comptoir/contract/domains/sante/sante.calls';
import { verdicts } from '@comptoir/contract/domains/sante/etats';
import type { Pourquoi } from '@comptoir/contract/pourquoi';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { withPartners } from '../../../test/outside/partners.ts';
import { fillAccesses } from '../../../test/rows/sante.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { controles } from '../qualite/controles.ts';

describe.each(usualEngines())('why an interface stands as it does (%s)', (engine) => {
  let on: TestApp;
  let partners: Awaited<ReturnType<typeof withPartners>>;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    partners = await withPartners(on);
    operator = await on.operator();
  });
  afterAll(async () => {
    await on.close();
    await partners.close();
  });

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
      expect(raisons.findLast(({ code }) => code !== 'appele')).toMatchObject({
        depuis: { DateH: first.DateH },
        ...(verdict ? {} : { phrase: told.Message }),
      });
    }
  });

  it('says that calls are held back after failures, since when and for how long', async () => {
    const held = async () => (await explain()).raisons.find(({ code }) => code === 'appele')!;
    const verify = () => operator.call('POST', '/api/sante/smartdata/verifier');
    await verify();
    expect(await held()).toMatchObject({ tient: true, depuis: null });
    await partners.fault('smartdata', 'error500');
    const before = Date.now();
    // Five failures: each check tries twice.
    for (let time = 0; time < 3; time += 1) await verify();
    const { tient, phrase, depuis } = await held();
    expect([tient, /dans \d+ secondes?\.$/.test(phrase), Date.parse(depuis!.DateH) >= before]).toEqual([false, true, true]);
    expect(await missing()).toEqual(['repond', 'appele']);
    await partners.noFault();
  });

  it('names who is mapped to it and not served, as its accesses and the checks of quality have it', async () => {
    await fillAccesses(on, operator, partners.smtpPort);
    const reasons = async (Interface: string, code: string) =>
      (await operator.call<Pourquoi>('GET', `/api/sante/${Interface}/pourquoi`)).body.raisons.filter((one) => one.code === code);
    const mapped = () => reasons('renaultcsb', 'correspondances');
    const [served] = await mapped();
    expect(served).toMatchObject({ tient: true, depuis: null });
    expect(served!.phrase).toContain('1 personne');

    const row = { Interface: 'renaultcsb', Cible: '2', Verdict: 'refus', Message: 'Refusé' };
    const DateH = await writeIn(on, async (db) => {
      await db
        .insertInto('santeEtats')
        .values({ ...row, Libelle: '', DernierSucces: null, DernierEchec: null })
        .execute();
      return (
        await db
          .insertInto('santeVerifications')
          .values({ ...row, Auteur: 'op' })
          .returning('DateH')
          .executeTakeFirstOrThrow()
      ).DateH;
    });
    const { Name } = (await operator.call<{ Name: string }>('GET', '/api/utilisateurs/2')).body;
    const [refused] = await mapped();
    expect(refused).toMatchObject({ tient: false, depuis: { DateH } });
    expect(refused!.phrase).toContain(Name);
    // Nobody who is suspended is missed.
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ Actif: false }).where('IDPeople', '=', 2).execute());
    expect((await mapped())[0]!.phrase).not.toContain(Name);

    await writeIn(on, (db) => db.insertInto('societes').values({ IDPlaque: 66_001, Libelle: 'Ailleurs' }).execute());
    const found = await operator.call<{ lignes: { label: string }[] }>('GET', '/api/qualite/emailSmsSocieteIncomplete');
    const [incomplete] = await reasons('sms', 'emailSmsSocieteIncomplete');
    expect(found.body.lignes.length).toBeGreaterThan(0);
    for (const { label } of found.body.lignes.slice(0, 3)) expect(incomplete!.phrase).toContain(label);
    // A check that judges mappings names a partner that there is.
    for (const { Interface } of controles.filter((one) => one.Interface !== undefined))
      expect(on.app.probes.map((one) => one.Interface)).toContain(Interface);
  });

  it('counts a site whatever another interface does with it', async () => {
    const phrase = async (Interface: string) =>
      (await operator.call<Pourquoi>('GET', `/api/sante/${Interface}/pourquoi`)).body.raisons.find(
        ({ code }) => code === 'correspondances',
      )!.phrase;
    const mapping = { IDSitePVO2: '1', ActifPVO2: true, EntityIDBee2Link: null, ClientIDBee2Link: '77', IDSiteBee2Link: '1' };
    const nb = await writeIn(on, async (db) => {
      await db
        .updateTable('sites')
        .set({ ...mapping, Actif: sql<boolean>`"IDSite" = 1` })
        .execute();
      return (await db.selectFrom('sites').select('IDSite').execute()).length;
    });
    expect(nb).toBeGreaterThan(1);
    // Only Bee2Link’s own tick says that a site is not in use, and only there.
    expect([await phrase('planetvo2'), await phrase('bee2link')]).toEqual([
      expect.stringContaining(`${nb} sites`),
      expect.stringContaining('1 site.'),
    ]);
  });

  it('is explained to operators alone, and only where there is one', async () => {
    expect((await (await on.customer()).call('GET', '/api/sante/smartdata/pourquoi')).status).toBe(403);
    expect((await operator.call('GET', '/api/sante/inconnue/pourquoi')).status).toBe(404);
  });
});
