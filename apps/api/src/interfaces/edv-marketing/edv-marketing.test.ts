import type { EdvMarketingUser } from '@comptoir/contract/interfaces/edv-marketing/edv-marketing.calls';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { freeLogin } from './edv-marketing.rules.ts';

const path = '/api/interfaces/edvMarketing/utilisateurs';

describe.each(engines())('the marketing user (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const list = (by = operator) => by.call<EdvMarketingUser[]>('GET', path);
  const create = (by = operator) => by.call<EdvMarketingUser[] & Refused>('POST', path);

  it('is created once, even by two requests at once', async () => {
    await createUser(operator, { LoginWEB: 'EDVmkt' });
    expect((await list()).body).toEqual([]);
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await list();
    expect(body).toMatchObject([
      { Name: 'eDataVoice Marketing', LoginWEB: 'edvmkt2', Profil_Libelle: 'eDataVoice Marketing', Actif: true },
    ]);
    expect(body[0]?.Password).toMatch(/^[A-Za-z2-9]{8}$/);
    expect((await create()).body.message).toBe('L’utilisateur eDataVoice Marketing existe déjà.');
  });

  it('has its own profile, without rights', async () => {
    const profiles = await writeIn(on, (db) =>
      db.selectFrom('profilsESellerTeam').selectAll().where('DESCR', '=', 'eDataVoice Marketing').execute(),
    );
    expect(profiles).toMatchObject([{ AccesBackOffice: false }]);
  });

  it('has a sealed password that is not in the journal', async () => {
    const [user] = (await list()).body;
    const row = await writeIn(on, (db) =>
      db
        .selectFrom('utilisateurs')
        .select(['Password', 'EstEDVMarketing'])
        .where('IDPeople', '=', user!.IDPeople)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ EstEDVMarketing: true, Password: expect.stringMatching(/^v1\./) as unknown });
    const { body, text } = await operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal?table=utilisateurs');
    expect(body.entries[0]).toMatchObject({ Action: "Créer l'utilisateur eDataVoice Marketing", Operation: 'I' });
    expect(text).not.toContain(user!.Password);
  });

  it('is closed to customer access, and each customer has its own', async () => {
    const customer = await on.customer();
    expect([(await list(customer)).status, (await create(customer)).status]).toEqual([403, 403]);
    expect((await list(await on.operator('BDGpDeux'))).body).toEqual([]);
  });
});

describe('its login', () => {
  it.each([
    [[], 'edvmkt'],
    [['EDVMKT'], 'edvmkt2'],
    [['edvmkt', 'edvmkt3', 'Edvmkt2'], 'edvmkt4'],
  ])('beside %j is %s', (taken, login) => expect(freeLogin(taken)).toBe(login));
});
