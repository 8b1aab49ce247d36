import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import type { RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const base = '/api/interfaces/renault/csb/utilisateur';

describe.each(engines())('Renault CSB of a user (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const credentials = { Username: 'p12345', Password: 'Renault-29' };
  const read = (IDPeople: number, by = operator) => by.call<RenaultCsb & Refused>('GET', `${base}/${IDPeople}`);
  const add = (IDPeople: number, more: object = {}, by = operator) =>
    by.call<RenaultCsb & Refused>('POST', base, { IDPeople, ...credentials, ...more });
  const change = (IDPeople: number, body: object, headers = {}, by = operator) =>
    by.call<RenaultCsb & Refused>('PUT', `${base}/${IDPeople}`, body, headers);
  const stored = (IDPeople: number) =>
    writeIn(on, (db) => db.selectFrom('renaultCsb').selectAll().where('IDPeople', '=', IDPeople).executeTakeFirst());

  it('is added, read and changed, both fields sealed at rest', async () => {
    const { IDPeople } = await createUser(operator);
    expect((await read(IDPeople)).body).toEqual({ Username: '', Password: '', config_exist: false });
    expect((await add(IDPeople)).body).toEqual({ ...credentials, config_exist: true });
    const row = await stored(IDPeople);
    for (const sealed of [row?.Username, row?.Password]) expect(sealed).toMatch(/^v1\.test\./);
    expect(JSON.stringify(row)).not.toMatch(/p12345|Renault-29/);

    expect((await change(IDPeople, { Password: ' autre ' })).body).toEqual({
      Username: 'p12345',
      Password: ' autre ',
      config_exist: true,
    });
    expect((await read(IDPeople)).body.Password).toBe(' autre ');
    expect((await stored(IDPeople))?.Username).toBe(row?.Username);
    expect((await operator.call<RenaultCsb>('GET', `/interfaces/renault/CSB/utilisateur/${IDPeople}/`)).body.Username).toBe('p12345');
  });

  it('of one user does not open for another', async () => {
    const [one, two] = [await createUser(operator), await createUser(operator)];
    await add(one.IDPeople);
    await add(two.IDPeople, { Password: 'Autre-30' });
    const row = await stored(one.IDPeople);
    await writeIn(on, (db) =>
      db
        .updateTable('renaultCsb')
        .set({ Password: row?.Password ?? '' })
        .where('IDPeople', '=', two.IDPeople)
        .execute(),
    );
    const answer = await read(two.IDPeople);
    expect([answer.status, answer.body]).toMatchObject([200, { Password: '', ARessaisir: ['Password'] }]);
    expect(answer.text).not.toContain('Renault-29');
  });

  it('is added once, and can only be changed if it exists', async () => {
    const { IDPeople } = await createUser(operator);
    expect((await change(IDPeople, credentials)).status).toBe(404);
    expect((await add(IDPeople)).status).toBe(200);
    expect((await add(IDPeople)).status).toBe(409);
    expect((await add(999_999)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
  });

  it.each([{ Username: '' }, { Password: '' }, { Username: 'x'.repeat(256) }, { Password: null }])(
    'is refused with %j, and stays as it was',
    async (wrong) => {
      const { IDPeople } = await createUser(operator);
      const [name = ''] = Object.keys(wrong);
      const refused = await add(IDPeople, wrong);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [name]]);
      expect((await read(IDPeople)).body.config_exist).toBe(false);
      await add(IDPeople);
      expect((await change(IDPeople, wrong)).status).toBe(400);
      expect((await read(IDPeople)).body).toEqual({ ...credentials, config_exist: true });
    },
  );

  it('needs a user', async () => {
    expect((await operator.call('POST', base, credentials)).status).toBe(400);
  });

  it('is not overwritten by somebody who read an older version', async () => {
    const { IDPeople } = await createUser(operator);
    await add(IDPeople);
    const { headers } = await read(IDPeople);
    const known = { 'if-match': String(headers['etag']) };
    expect((await change(IDPeople, { Username: 'p2' }, known)).status).toBe(200);
    expect((await change(IDPeople, { Username: 'p3' }, known)).status).toBe(409);
    expect((await read(IDPeople)).body.Username).toBe('p2');
  });

  it('is closed to customer access in every way', async () => {
    const { IDPeople } = await createUser(operator);
    expect((await add(IDPeople, {}, customer)).status).toBe(403);
    await add(IDPeople);
    const answers = [await read(IDPeople, customer), await change(IDPeople, { Username: 'p9' }, {}, customer)];
    for (const { status, text } of answers) {
      expect(status).toBe(403);
      expect(text).not.toMatch(/p12345|Renault-29/);
    }
    expect((await read(IDPeople)).body.Username).toBe('p12345');
  });

  it('appears in the journal only as changed', async () => {
    const { IDPeople } = await createUser(operator);
    await add(IDPeople);
    await change(IDPeople, { Password: 'Nouveau-31' });
    const { body, text } = await operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal?table=renaultCsb');
    const [changed, added] = body.entries.filter(({ IDLigne }) => IDLigne === String(IDPeople));
    expect(changed).toMatchObject({ Operation: 'U', Avant: { Password: 'modifié' }, Apres: { Password: 'modifié' } });
    expect(changed?.Apres).not.toHaveProperty('Username');
    expect(added).toMatchObject({ Operation: 'I', Apres: { Username: 'modifié', Password: 'modifié' } });
    expect(text).not.toMatch(/p12345|Renault-29|Nouveau-31|v1\./);
  });

  it('is deleted with its user', async () => {
    const { IDPeople } = await createUser(operator);
    await add(IDPeople);
    await writeIn(on, (db) => db.deleteFrom('utilisateurs').where('IDPeople', '=', IDPeople).execute());
    expect(await stored(IDPeople)).toBeUndefined();
  });
});
