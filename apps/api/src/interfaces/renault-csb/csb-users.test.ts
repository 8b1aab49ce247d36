import type { CsbUser } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { createUser, putUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const base = '/api/interfaces/renault/csb/utilisateurs';

describe.each(engines())('Renault CSB of all users (%s)', (engine) => {
  const app = partnerApp(engine);

  const list = async (by = app.operator) => (await by.call<CsbUser[]>('GET', base)).body;
  const of = async (IDPeople: number) => (await list()).find((user) => user.IDPeople === IDPeople);
  const save = (body: object, by = app.operator) => by.call<CsbUser[] & Refused>('PUT', base, body);
  const remove = (IDPeople: number) => app.operator.call('DELETE', `/api/interfaces/renault/CSB/utilisateurs/${IDPeople}`);
  const check = (IDPeople: number, body: object = {}) => app.operator.call<Refused>('POST', `${base}/${IDPeople}/check`, body);
  const credentials = { username: 'p12345', password: 'Renault-29' };

  it('adds and changes rows, and answers the list', async () => {
    const [one, two] = [await createUser(app.operator), await createUser(app.operator)];
    expect(await of(one.IDPeople)).toMatchObject({ Name: one.Name, username: '', password: '' });
    expect((await save([{ IDPeople: one.IDPeople, ...credentials }])).body).toContainEqual({
      IDPeople: one.IDPeople,
      Name: one.Name,
      ...credentials,
    });
    await save({
      users: [
        { IDPeople: one.IDPeople, password: 'autre' },
        { IDPeople: two.IDPeople, ...credentials },
      ],
    });
    expect(await of(one.IDPeople)).toMatchObject({ username: 'p12345', password: 'autre' });
    expect(await of(two.IDPeople)).toMatchObject(credentials);
    const stored = await writeIn(app.on, (db) => db.selectFrom('renaultCsb').selectAll().execute());
    expect(JSON.stringify(stored)).not.toMatch(/p12345|Renault-29/);
  });

  it('has active users, and others with a configuration', async () => {
    const [gone, kept] = [await createUser(app.operator), await createUser(app.operator)];
    await save([{ IDPeople: kept.IDPeople, ...credentials }]);
    for (const { IDPeople } of [gone, kept]) await putUser(app.operator, IDPeople, { Actif: false });
    expect(await of(gone.IDPeople)).toBeUndefined();
    expect(await of(kept.IDPeople)).toMatchObject(credentials);
  });

  it('refuses half a configuration, an empty field or an unknown user, and saves nothing', async () => {
    const [one, two] = [await createUser(app.operator), await createUser(app.operator)];
    const whole = { IDPeople: one.IDPeople, ...credentials };
    const half = await save([whole, { IDPeople: two.IDPeople, username: 'p1' }]);
    expect([half.status, half.body.errors]).toEqual([422, { password: expect.any(String) as unknown }]);
    expect((await save([whole, { IDPeople: 999_999, ...credentials }])).status).toBe(404);
    expect((await of(one.IDPeople))?.username).toBe('');
    await save([whole]);
    expect((await save([{ IDPeople: one.IDPeople, password: '' }])).status).toBe(400);
    expect((await of(one.IDPeople))?.password).toBe(credentials.password);
  });

  it('deletes a configuration once, and keeps the user', async () => {
    const { IDPeople } = await createUser(app.operator);
    await save([{ IDPeople, ...credentials }]);
    expect((await remove(IDPeople)).body).toEqual({ IDPeople });
    expect(await of(IDPeople)).toMatchObject({ username: '', password: '' });
    expect((await remove(IDPeople)).status).toBe(404);
  });

  it('tries typed values, or stored ones', async () => {
    const { IDPeople } = await createUser(app.operator);
    expect((await check(IDPeople)).status).toBe(422);
    expect((await check(IDPeople, credentials)).status).toBe(200);
    await save([{ IDPeople, ...credentials }]);
    expect((await check(IDPeople)).status).toBe(200);
    expect((await check(IDPeople, { username: 'refuse' })).body.message).toContain('Renault CSB');
    await app.partners.fault('renaultcsb', 'okWithError');
    expect((await check(IDPeople)).status).toBe(502);
  });

  it('is for operators only', async () => {
    const customer = await app.on.customer();
    const { IDPeople } = await createUser(app.operator);
    await save([{ IDPeople, ...credentials }]);
    const read = await customer.call('GET', base);
    expect([read.status, (await save([{ IDPeople, ...credentials }], customer)).status]).toEqual([403, 403]);
    expect(read.text).not.toMatch(/p12345|Renault-29/);
  });
});
