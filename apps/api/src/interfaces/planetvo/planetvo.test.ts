import type { PlanetVOConfig, PlanetVOUser } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { createUser, type Refused } from '../../../test/rows/utilisateurs.ts';

const base = '/api/interfaces/planetvo';

describe.each(engines())('PlanetVO (%s)', (engine) => {
  const app = partnerApp(engine);

  const given = {
    BasePVO: 'BASE-OUEST',
    ApiKey: 'cle-29',
    LoginInterface: 'vendeur',
    PasswordInterface: 'Secret-Pvo-29',
    NickName: 'V. Endeur',
  };
  const read = async (IDPeople: number) =>
    (await app.operator.call<PlanetVOConfig>('GET', `${base}/utilisateurs/${IDPeople}/societes`)).body;
  const save = (IDPeople: number, body: object) =>
    app.operator.call<PlanetVOConfig & Refused>('PUT', `${base}/utilisateurs/${IDPeople}/societes`, body);
  const check = (IDPeople: number, body = {}) => app.operator.call<Refused>('POST', `${base}/utilisateurs/${IDPeople}/check`, body);

  it('stores a user’s credentials and companies; absent keys stay', async () => {
    const { IDPeople } = await createUser(app.operator);
    expect((await save(IDPeople, { ...given, Plaques: [{ IDPlaque: 1, Actif: true }] })).status).toBe(200);
    await save(IDPeople, { NickName: 'Autre nom' });
    const stored = await read(IDPeople);
    expect(stored).toMatchObject({ ...given, NickName: 'Autre nom' });
    expect(stored.Plaques.filter(({ Actif }) => Actif)).toMatchObject([{ IDPlaque: 1 }]);
    const { body } = await app.operator.call<PlanetVOUser[]>('GET', `${base}/utilisateurs`);
    expect(body.find((user) => user.IDPeople === IDPeople)).toMatchObject({ BasePVO: 'BASE-OUEST', LoginInterface: 'vendeur' });
  });

  it('uses the last entry if a company is sent twice', async () => {
    const { IDPeople } = await createUser(app.operator);
    const Plaques = [true, false, true].map((Actif) => ({ IDPlaque: 1, Actif }));
    const { status, body } = await save(IDPeople, { ...given, Plaques });
    expect([status, body.Plaques.filter(({ Actif }) => Actif)]).toMatchObject([200, [{ IDPlaque: 1 }]]);
  });

  it('needs every field, and its own key if the installation has none', async () => {
    const { IDPeople } = await createUser(app.operator);
    const { ApiKey: _, ...withoutKey } = given;
    expect((await save(IDPeople, withoutKey)).body.errors).toHaveProperty('ApiKey');
    app.on.app.config.planetVOApiKey = 'cle-commune';
    expect((await save(IDPeople, withoutKey)).body.ApiKey).toBe('cle-commune');
    app.on.app.config.planetVOApiKey = '';
    const { BasePVO: __, ...withoutBase } = given;
    const other = await createUser(app.operator);
    expect((await save(other.IDPeople, withoutBase)).status).toBe(400);
    expect((await save(other.IDPeople, { ...given, BasePVO: 'x'.repeat(51) })).status).toBe(400);
  });

  it('is checked with stored or typed values: the bases, nok, or PlanetVO is down', async () => {
    const { IDPeople } = await createUser(app.operator);
    await save(IDPeople, given);
    expect((await check(IDPeople)).body).toHaveProperty('bases');
    expect((await check(IDPeople, { LoginInterface: 'expire' })).body).toMatchObject({
      response: 'nok',
      message: expect.stringContaining('expiré') as unknown,
    });
    await app.partners.fault('planetvo', 'error500');
    expect((await check(IDPeople)).status).toBe(502);
  });

  it('is deleted as a whole', async () => {
    const { IDPeople } = await createUser(app.operator);
    await save(IDPeople, { ...given, Plaques: [{ IDPlaque: 1, Actif: true }] });
    expect((await app.operator.call('DELETE', `${base}/utilisateurs/${IDPeople}/societes`)).status).toBe(200);
    const stored = await read(IDPeople);
    expect(stored).toMatchObject({ BasePVO: '', LoginInterface: '', PasswordInterface: '' });
    expect(stored.Plaques.some(({ Actif }) => Actif)).toBe(false);
    expect((await save(999_999, given)).status).toBe(404);
  });
});
