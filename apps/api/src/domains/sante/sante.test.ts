import type { SanteCible, SanteInterface, SanteJour } from '@comptoir/contract/domains/sante/sante.calls';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { withPartners } from '../../../test/outside/partners.ts';
import { fillAccesses } from '../../../test/rows/sante.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { allProbes } from '../../interfaces/all.ts';
import { Partners } from '../../partners/partners.ts';

const recipients = ['surveillance@fournisseur.example'];

describe.each(engines())('the health of interfaces (%s)', (engine) => {
  let on: TestApp;
  let partners: Awaited<ReturnType<typeof withPartners>>;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    partners = await withPartners(on);
    on.app.config.health = { everyMinutes: 60, failures: 2, recipients };
    operator = await on.operator();
    await fillAccesses(on, operator, partners.smtpPort);
  });
  beforeEach(async () => {
    await writeIn(on, async (db) => {
      for (const table of ['santeEtats', 'santeVerifications', 'santeJours', 'santeAlertes', 'outbox'] as const)
        await db.deleteFrom(table).execute();
    });
    // It remembers nothing of what a partner has failed before.
    on.app.partners = new Partners(on.app.config, () => undefined);
  });
  afterEach(() => partners.noFault());
  afterAll(async () => {
    await on.close();
    await partners.close();
  });

  const verify = (Interface: string) =>
    operator.call<{ Verifies: number; EnEchec: number } & Refused>('POST', `/api/sante/${Interface}/verifier`);
  const cibles = async () => (await operator.call<SanteCible[]>('GET', '/api/sante/cibles')).body;
  const cible = async (Interface: string) => (await cibles()).find((row) => row.Interface === Interface)!;
  const summary = async () =>
    (
      await operator.call<{ interfaces: SanteInterface[]; Seuil: number; Destinataires: string[]; ProchaineVerification: string | null }>(
        'GET',
        '/api/sante',
      )
    ).body;
  const acquit = (IDAlerte: number | null) => operator.call<Refused>('POST', `/api/sante/alertes/${IDAlerte}/acquitter`);
  const mails = () =>
    writeIn(on, (db) => db.selectFrom('outbox').select(['destinataires', 'objet', 'texte']).orderBy('IDMessage').execute());

  it('an access whose mapped site the partner does not know, or whose account has stopped, does not work', async () => {
    const broken = { IDSiteBee2Link: '1', IDSitePVO2: '2', IdSiteDBS: '3' };
    const before = await writeIn(on, (db) =>
      db.selectFrom('sites').select(['IDSiteBee2Link', 'IDSitePVO2', 'IdSiteDBS']).where('IDSite', '=', 1).executeTakeFirstOrThrow(),
    );
    const set = (site: typeof before, EtatDuCompte: 'FAILED' | 'ACTIVE') =>
      writeIn(on, async (db) => {
        await db.updateTable('sites').set(site).where('IDSite', '=', 1).execute();
        await db.updateTable('wallyComptes').set({ EtatDuCompte }).where('IdWallyCompte', '=', 1).execute();
      });
    await set(broken, 'FAILED');
    for (const [Interface, part] of [
      ['bee2link', 'Bee2Link ne connaît pas le site 1'],
      ['planetvo2', 'PlanetVO 2 ne connaît pas le site 2'],
      ['dbs', 'DBS ne connaît pas le site 3'],
      ['wally', 'est en panne'],
    ] as const) {
      expect((await verify(Interface)).body).toEqual({ Verifies: 1, EnEchec: 1 });
      expect(await cible(Interface)).toMatchObject({ Verdict: 'refus', Message: expect.stringContaining(part) as unknown });
    }
    await set(before, 'ACTIVE');
    for (const Interface of ['bee2link', 'planetvo2', 'dbs', 'wally']) {
      expect((await verify(Interface)).body).toEqual({ Verifies: 1, EnEchec: 0 });
    }
  });

  const interfaces = allProbes.map(({ Interface }) => Interface);
  it.each(interfaces)('%s: says whether its access works, and why not', async (Interface) => {
    expect(await cible(Interface)).toMatchObject({ Verdict: null, DernierSucces: null, DernierEchec: null });
    // The messages module is only on with an account for both companies.
    const Verifies = Interface === 'sms' ? 2 : 1;
    expect((await verify(Interface)).body).toEqual({ Verifies, EnEchec: 0 });
    expect(await cible(Interface)).toMatchObject({
      Verdict: 'ok',
      Message: '',
      DernierSucces: expect.any(String) as unknown,
      DernierEchec: null,
    });
    // A mail server has no 200 to refuse under.
    await partners.fault(Interface, Interface === 'smtp' ? 'expired' : 'okWithError');
    expect((await verify(Interface)).body).toEqual({ Verifies, EnEchec: Verifies });
    const { Titre, ...refused } = await cible(Interface);
    expect(refused).toMatchObject({
      Verdict: 'refus',
      Message: expect.stringMatching(new RegExp(Titre, 'i')) as unknown,
      EchecsConsecutifs: 1,
      DernierSucces: expect.any(String) as unknown,
      DernierEchec: expect.any(String) as unknown,
    });
  });

  it.each([
    ['refuse', 'refus'],
    ['okWithError', 'refus'],
    ['expired', 'expire'],
    ['garbage', 'panne'],
    ['error500', 'panne'],
    ['slow', 'panne'],
    ['none', 'ok'],
  ])('a partner that shows %s has the verdict %s', async (fault, Verdict) => {
    await partners.fault('dbs', fault);
    await verify('dbs');
    expect(await cible('dbs')).toMatchObject({ Verdict });
    expect((await summary()).interfaces.find(({ Interface }) => Interface === 'dbs')).toMatchObject({
      Verdict,
      Cibles: 1,
      EnEchec: fault === 'none' ? 0 : 1,
    });
  });

  it('a partner that is not configured counts as no failure', async () => {
    const { config } = on.app;
    const { dbs } = config.partners;
    config.partners = { ...config.partners, dbs: [] };
    for (let time = 0; time < 3; time += 1) await verify('dbs');
    expect(await cible('dbs')).toMatchObject({ Verdict: 'nonConfigure', EchecsConsecutifs: 0, IDAlerte: null });
    config.partners = { ...config.partners, dbs };
  });

  it('a seller without access to the typed base is refused', async () => {
    await operator.call('PUT', '/api/interfaces/planetvo/utilisateurs/2/societes', { BasePVO: 'AUTRE' });
    await verify('planetvo');
    expect(await cible('planetvo')).toMatchObject({ Verdict: 'refus', Message: expect.stringContaining('AUTRE') as unknown });
    await operator.call('PUT', '/api/interfaces/planetvo/utilisateurs/2/societes', { BasePVO: 'BASE-OUEST' });
  });

  it('a mail server that is missing, or in our own network, is out of order', async () => {
    const change = (config: object) => operator.call('PUT', '/api/interfaces/emailSMS/config', { config });
    await change({ GRP_SMTP_Port: '9' });
    await verify('smtp');
    expect(await cible('smtp')).toMatchObject({ Verdict: 'panne', Message: expect.stringContaining('Port') as unknown });
    await change({ GRP_SMTP_Host: '10.0.0.1' });
    await verify('smtp');
    expect(await cible('smtp')).toMatchObject({ Verdict: 'panne', Message: expect.stringContaining('réseau privé') as unknown });
    await change({ GRP_SMTP_Host: '127.0.0.1', GRP_SMTP_Port: String(partners.smtpPort) });
    expect(await partners.messages()).toEqual([]);
  });

  it('does not check a module that is off', async () => {
    const turn = (GRP_ModuleEmailSMS: boolean) =>
      operator.call('PUT', '/api/interfaces/emailSMS/config', { config: { GRP_ModuleEmailSMS } });
    await turn(false);
    expect((await cibles()).filter(({ Interface }) => Interface === 'smtp' || Interface === 'sms')).toEqual([]);
    expect((await turn(true)).status).toBe(200);
  });

  it('says when the credentials last changed, if known', async () => {
    const dated = (await cibles()).filter(({ DateModification }) => DateModification !== null).map(({ Interface }) => Interface);
    expect([...new Set(dated)].toSorted()).toEqual([
      'corporatesales',
      'dbs',
      'hondakpi',
      'planetvo',
      'renaultcsb',
      'smartdata',
      'sms',
      'smtp',
      'wally',
    ]);
    expect(JSON.stringify(await cibles())).not.toContain('Secret-29');
  });

  it('alerts once after the configured failures, and again only after a success', async () => {
    await partners.fault('dbs', 'refuse');
    await verify('dbs');
    expect([await mails(), (await cible('dbs')).IDAlerte]).toEqual([[], null]);
    for (let time = 0; time < 3; time += 1) await verify('dbs');
    expect(await mails()).toMatchObject([{ destinataires: recipients, objet: expect.stringContaining('DBS') as unknown }]);
    expect((await mails())[0]?.texte).not.toContain('Secret-29');
    const alerte = await cible('dbs');
    expect(alerte).toMatchObject({
      EchecsConsecutifs: 4,
      IDAlerte: expect.any(Number) as unknown,
      Destinataires: recipients,
      AcquittePar: null,
    });

    await partners.noFault();
    await verify('dbs');
    expect(await cible('dbs')).toMatchObject({ Verdict: 'ok', IDAlerte: null, EchecsConsecutifs: 0 });
    expect((await acquit(alerte.IDAlerte)).status).toBe(409);
    await partners.fault('dbs', 'expired');
    for (let time = 0; time < 3; time += 1) await verify('dbs');
    expect(await mails()).toHaveLength(2);
  });

  it('is acknowledged once, with a name, in the journal', async () => {
    await partners.fault('dbs', 'refuse');
    await verify('dbs');
    await verify('dbs');
    const { IDAlerte } = await cible('dbs');
    expect((await summary()).interfaces.find(({ Interface }) => Interface === 'dbs')?.AlertesOuvertes).toBe(1);
    expect((await acquit(IDAlerte)).status).toBe(200);
    expect(await cible('dbs')).toMatchObject({ AcquittePar: 'op', DateAcquittement: expect.any(String) as unknown });
    expect((await summary()).interfaces.find(({ Interface }) => Interface === 'dbs')?.AlertesOuvertes).toBe(0);
    expect(await acquit(IDAlerte)).toMatchObject({ status: 409, body: { message: expect.stringContaining('op') as unknown } });
    expect((await acquit(999_999)).status).toBe(404);
    const { body } = await operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal?table=santeAlertes');
    expect(body.entries[0]).toMatchObject({ Auteur: 'op', Action: 'Acquitter une alerte', Apres: { AcquittePar: 'op' } });
    await verify('dbs');
    expect(await mails()).toHaveLength(1);
  });

  it('sends one message for all logins of an interface, and none without recipients', async () => {
    await operator.call('PUT', '/api/interfaces/renault/csb/utilisateurs', [{ IDPeople: 3, username: 'p9', password: 'Secret-29' }]);
    await partners.fault('renaultcsb', 'refuse');
    for (let time = 0; time < 2; time += 1) await verify('renaultcsb');
    expect(await mails()).toMatchObject([{ objet: expect.stringContaining('2 accès') as unknown }]);
    await operator.call('DELETE', '/api/interfaces/renault/csb/utilisateurs/3');
    await verify('renaultcsb');
    expect(await writeIn(on, (db) => db.selectFrom('santeAlertes').selectAll().where('DateFin', 'is', null).execute())).toHaveLength(1);
    on.app.config.health = { ...on.app.config.health, recipients: [] };
    await partners.fault('dbs', 'refuse');
    for (let time = 0; time < 2; time += 1) await verify('dbs');
    expect((await cible('dbs')).IDAlerte).not.toBeNull();
    expect(await mails()).toHaveLength(1);
    on.app.config.health = { ...on.app.config.health, recipients };
  });

  it('counts its history by day, and drops what is older than ninety days', async () => {
    const old = { Interface: 'dbs', Succes: 1 };
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600 * 1000).toISOString();
    await writeIn(on, (db) =>
      db
        .insertInto('santeJours')
        .values([
          { ...old, Jour: days(91) },
          { ...old, Jour: days(2) },
        ])
        .execute(),
    );
    await partners.fault('dbs', 'refuse');
    for (let time = 0; time < 2; time += 1) await verify('dbs');
    const { body } = await operator.call<SanteJour[]>('GET', '/api/sante/historique');
    expect(body).toMatchObject([
      { Interface: 'dbs', Succes: 1, Echecs: 0 },
      { Interface: 'dbs', Succes: 0, Echecs: 2, Message: expect.stringContaining('refusé') as string },
    ]);
    expect(await writeIn(on, (db) => db.selectFrom('santeJours').selectAll().execute())).toHaveLength(2);
  });

  it('adds no line to its history for the same outcome on one day', async () => {
    for (let time = 0; time < 3; time += 1) await verify('dbs');
    await partners.fault('dbs', 'refuse');
    for (let time = 0; time < 2; time += 1) await verify('dbs');
    await writeIn(on, (db) => db.updateTable('santeEtats').set({ DateH: '2026-01-01T00:00:00Z' }).execute());
    await verify('dbs');
    const lines = await writeIn(on, (db) => db.selectFrom('santeVerifications').select('Verdict').orderBy('IDVerification').execute());
    expect(lines.map(({ Verdict }) => Verdict)).toEqual(['ok', 'refus', 'refus']);
  });

  it('reports the progress of a check', async () => {
    const { text, status } = await operator.call('POST', '/api/sante/dbs/verifier', undefined, { accept: 'application/x-ndjson' });
    expect(status).toBe(200);
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([{ done: 0, total: 1 }, { done: 1, total: 1 }, { result: { Verifies: 1, EnEchec: 0 } }]);
    expect((await verify('inconnue')).status).toBe(404);
  });
});
