import type { premiersPas } from '@comptoir/contract/domains/premiers-pas/premiers-pas.calls';
import type { Answer } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, writeIn } from '../../../test/rows/utilisateurs.ts';

type Read = Answer<typeof premiersPas.read>;

describe.each(engines())('first steps (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let admin: Client;
  /** Another person of customer access. */
  let other: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    admin = await on.customer();
    await createUser(operator, { Lastname: 'Quéré', LoginWEB: 'mquere', Password: 'secret-9', drprofile_id: 1 });
    for (const name of ['BDGpUn', 'BDGpDeux']) await writeIn(on, (db) => db.deleteFrom('demandes').execute(), name);
    other = await on.customer('BDGpUn', 'mquere', 'secret-9');
  });
  afterAll(() => on.close());

  const read = async (by: Client) => {
    const { status, body, text } = await by.call<Read>('GET', '/api/premiersPas');
    expect(status, text).toBe(200);
    return body;
  };
  const done = async (by: Client) => (await read(by)).etapes.filter(({ faite }) => faite).map(({ cle }) => cle);
  const hide = (by: Client, masque: boolean) => by.call('PUT', '/api/premiersPas', { masque });
  const write = async (by: Client, method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await by.call(method, path, body);
    expect(answer.status, answer.text).toBe(200);
    return String(answer.headers['x-request-id']);
  };
  const note = { Texte: 'À rappeler lundi' };
  const vue = { Ecran: '/sites', Nom: 'Brest', Etat: 'q=brest' };

  it('of an operator are done by what they do, at whichever customer', async () => {
    expect((await read(operator)).etapes).toHaveLength(7);
    expect(await done(operator)).toEqual(['modification']);
    const elsewhere = await on.operator('BDGpDeux');
    await write(elsewhere, 'POST', '/api/notes/sites/2', note);
    await write(elsewhere, 'POST', '/api/vues', vue);
    const operation = await write(elsewhere, 'PUT', '/api/utilisateurs/2', { Firstname: 'Zoé' });
    await write(elsewhere, 'POST', '/api/retour', { portee: { operation }, verbe: 'annuler' });
    await write(operator, 'POST', '/api/notifications/lues', { ids: ['mention-1'] });
    expect(await done(operator)).toEqual(['modification', 'retour', 'note', 'vue', 'notifications']);
  });

  it('of customer access are one’s own: neither an operator’s nor a colleague’s acts count', async () => {
    expect((await read(admin)).etapes.map(({ cle }) => cle)).toEqual(['utilisateurs', 'droits', 'site', 'note', 'vue', 'demande']);
    expect([await done(admin), await done(other)]).toEqual([[], []]);
    await write(admin, 'PUT', '/api/utilisateurs/2', { Firstname: 'Anne' });
    await write(admin, 'PUT', '/api/profils/eSellerTeam/1', { DESCR: 'Direction' });
    await write(admin, 'PUT', '/api/sites/2', { Tel: '0222222222' });
    await write(admin, 'POST', '/api/notes/sites/2', note);
    await write(admin, 'POST', '/api/vues', vue);
    await write(admin, 'POST', '/api/demandes/ajout_site', { sujet: 'Un site', commentaire: 'À Morlaix' });
    expect(await done(admin)).toEqual(['utilisateurs', 'droits', 'site', 'note', 'vue', 'demande']);
    expect([await done(other), await done(await on.customer('BDGpDeux'))]).toEqual([[], []]);
    // What was done stays done.
    const [first] = (await admin.call<{ IDVue: number }[]>('GET', '/api/vues')).body;
    await admin.call('DELETE', `/api/vues/${first?.IDVue}`);
    expect(await done(admin)).toContain('vue');
  });

  it('leave out what one may not do', async () => {
    const cles = (await read(await on.customer('BDGpNiTrois'))).etapes.map(({ cle }) => cle);
    expect(cles).toEqual(['utilisateurs', 'site', 'note', 'vue', 'demande']);
  });

  it('are hidden and shown again, for one person alone', async () => {
    for (const by of [operator, admin]) {
      expect((await hide(by, true)).status).toBe(200);
      expect((await read(by)).masque).toBe(true);
    }
    expect([(await read(other)).masque, (await read(await on.customer('BDGpDeux'))).masque]).toEqual([false, false]);
    expect((await read(await on.operator('BDGpDeux'))).masque).toBe(true);
    await hide(admin, false);
    expect([(await read(admin)).masque, (await read(operator)).masque]).toEqual([false, true]);
  });
});
