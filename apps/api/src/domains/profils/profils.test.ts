import type { FicheProfil, ProfilESellerTeam } from '@comptoir/contract/domains/profils/profils.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { copyProfil, putProfil, readProfil } from '../../../test/rows/profils-calls.ts';

const path = '/api/profils/eSellerTeam';
const [administrator, seller, manager] = [1, 2, 3];

describe.each(engines())('eSeller Team profiles (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  describe('the record', () => {
    test('is told with who has it, and who changed it or its rights last', async () => {
      const fiche = async (id: number, by = operator) => (await by.call<FicheProfil>('GET', `${path}/${id}/fiche`)).body;
      const held = (await operator.call<UtilisateurRow[]>('GET', '/api/utilisateurs')).body.filter((one) => one.drprofile_id === seller);
      const { personnes } = await fiche(seller);
      expect([personnes.nb, personnes.nbActives]).toEqual([held.length, held.filter(({ Actif }) => Actif).length]);
      const ids = (people: readonly { IDPeople: number }[]) => new Set(people.map(({ IDPeople }) => IDPeople));
      expect(ids(personnes.premieres)).toEqual(ids(held));
      const right = { DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: 1 };
      for (const DRPROFILE_PRIVILEGE_CHECKED of [true, false])
        await operator.call('PUT', `${path}/${seller}/rights`, [{ ...right, DRPROFILE_PRIVILEGE_CHECKED }]);
      expect((await fiche(seller)).modification?.Auteur).toBe('op');
      // The journal is not open to customer access.
      expect(await fiche(seller, customer)).toMatchObject({ personnes: { nb: personnes.nb }, modification: null });
      expect((await operator.call('GET', `${path}/99/fiche`)).status).toBe(404);
    });

    test('a change merges: absent keys stay, and the whole record may be sent', async () => {
      expect(await readProfil(operator, seller)).toEqual({
        DRPROFILE_ID: seller,
        DESCR: 'Vendeur',
        IDDashboard: null,
        AccesBackOffice: false,
      });
      const changed = { DRPROFILE_ID: seller, DESCR: 'Vendeur', IDDashboard: 2, AccesBackOffice: false };
      expect((await putProfil(operator, seller, { IDDashboard: '2', Inconnu: 1, DRPROFILE_ID: 9 })).body).toEqual(changed);
      expect((await putProfil(operator, seller, changed)).body).toEqual(changed);
      expect((await putProfil(operator, seller, {})).body).toEqual(changed);
      expect((await putProfil(operator, seller, { IDDashboard: null })).body.IDDashboard).toBeNull();
      expect((await putProfil(operator, 99, { DESCR: 'x' })).status).toBe(404);
    });

    test.each([
      ['DESCR', ''],
      ['DESCR', ' '],
      ['DESCR', 'x'.repeat(31)],
      ['IDDashboard', 77],
      ['AccesBackOffice', 'oui'],
    ])('%s is refused when it is %j', async (field, value) => {
      const { status, body } = await putProfil(operator, seller, { [field]: value });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    });

    test('only operators see, list and change the access to the back office', async () => {
      const names = async () => (await operator.call<ProfilESellerTeam[]>('GET', `${path}/backoffice`)).body.map(({ DESCR }) => DESCR);
      expect(await names()).toEqual(['Administrateur groupe']);
      expect(await readProfil(customer, administrator)).not.toHaveProperty('AccesBackOffice');
      for (const [id, value] of [
        [seller, true],
        [administrator, false],
      ] as const) {
        expect((await putProfil(customer, id, { AccesBackOffice: value })).status).toBe(403);
        expect((await putProfil(customer, id, { AccesBackOffice: !value })).status).toBe(200);
      }
      await putProfil(operator, seller, { AccesBackOffice: true });
      expect(await names()).toEqual(['Administrateur groupe', 'Vendeur']);
      await putProfil(operator, seller, { AccesBackOffice: false });
    });

    test('only operators change the name of the hidden profile', async () => {
      const DESCR = 'Chef de région Nissan';
      const refused = await putProfil(customer, manager, { DESCR: 'Chef de région' });
      expect([refused.status, refused.body.errors]).toEqual([403, { DESCR: 'Nom réservé' }]);
      expect((await putProfil(customer, seller, { DESCR: ` ${DESCR} ` })).status).toBe(403);
      const copied = await copyProfil(customer, seller, DESCR);
      expect([copied.status, copied.body.errors]).toEqual([403, { Name: 'Nom réservé' }]);
      expect((await putProfil(customer, manager, { DESCR, IDDashboard: null })).status).toBe(200);
      expect((await putProfil(customer, seller, { DESCR: 'Vendeur confirmé' })).body.DESCR).toBe('Vendeur confirmé');
      for (const name of ['Chef de région', DESCR]) expect((await putProfil(operator, manager, { DESCR: name })).body.DESCR).toBe(name);
    });

    test('a profile that loses its back-office access ends the sessions of its users', async () => {
      const before = await on.customer('BDGpQuatre');
      const chief = await on.operator('BDGpQuatre');
      expect((await before.call('GET', path)).status).toBe(200);
      await putProfil(chief, administrator, { AccesBackOffice: false });
      expect((await before.call('GET', path)).status).toBe(401);
    });
  });

  test('customer access of a BDGpNi group has only the lists of its user screens; its operators have all', async () => {
    const closed = [`GET ${path}/2`, `PUT ${path}/2`, `GET ${path}/2/rights`, `PUT ${path}/2/rights`, `POST ${path}/2/duplicate`];
    const nissan = await on.customer('BDGpNiTrois');
    const chief = await on.operator('BDGpNiTrois');
    for (const call of closed) {
      const [method, where] = call.split(' ') as ['GET' | 'PUT' | 'POST', string];
      const body = method === 'GET' ? undefined : where.endsWith('rights') ? [] : { Name: 'Copie' };
      expect([call, (await nissan.call(method, where, body)).status]).toEqual([call, 403]);
      expect([call, (await chief.call(method, where, body)).status]).toEqual([call, 200]);
    }
    for (const where of [path, `${path}/types`]) expect((await nissan.call('GET', where)).status).toBe(200);
  });
});
