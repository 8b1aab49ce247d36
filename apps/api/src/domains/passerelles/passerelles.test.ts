import type {
  FichePasserelle,
  Passerelle,
  PasserelleColumns,
  PasserelleHisto,
} from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { passerelleColumns } from '../../../test/rows/passerelles.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/passerelles';
const long = (length: number) => 'x'.repeat(length);

describe.each(engines())('gateways (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const list = async (by: Client) => (await by.call<Passerelle[]>('GET', path)).body;
  const put = (id: number, body: object) => operator.call<Passerelle & Refused>('PUT', `${path}/${id}`, body);

  describe('one gateway', () => {
    test('is listed and read, its date in UTC', async () => {
      const rows = await list(operator);
      expect(rows.map(({ Libelle }) => Libelle)).toEqual(['DMS principal', 'DMS en attente']);
      expect(rows.map(({ DateHRefProchainTransfert }) => DateHRefProchainTransfert)).toEqual(['2026-03-09T22:30:00+00:00', null]);
      expect((await operator.call<Passerelle>('GET', `${path}/1`)).body).toEqual(rows[0]);
      expect((await operator.call('GET', `${path}/99`)).status).toBe(404);
    });

    test('is told with what its transfers came to', async () => {
      const fiche = async (id: number) => (await operator.call<FichePasserelle>('GET', `${path}/${id}/fiche`)).body;
      expect((await fiche(1)).dernier).toMatchObject({ DateHAppelWS: '2026-03-09T22:30:00+00:00', NbMat: 0, NbErreurs: 2 });
      expect(await fiche(2)).toMatchObject({ dernier: null, recents: { nb: 0, nbEnErreur: 0 } });
      const now = new Date().toISOString();
      await writeIn(on, (db) =>
        db
          .insertInto('passerellesHisto')
          .values([
            { IDPasserelleDMSHisto: 11, IDPasserelleDMS: 2, DateHAppelWS: now, NbErreurs: 1, DetailErreurs: 'Un' },
            { IDPasserelleDMSHisto: 12, IDPasserelleDMS: 2, DateHAppelWS: now, NbMat: 3 },
          ])
          .execute(),
      );
      expect((await put(2, { Libelle: 'DMS de secours' })).status).toBe(200);
      const { dernier, recents, modification } = await fiche(2);
      expect([dernier?.NbMat, recents, modification?.Auteur]).toEqual([3, { nb: 2, nbEnErreur: 1 }, 'op']);
      await writeIn(on, (db) => db.deleteFrom('passerellesHisto').where('IDPasserelleDMS', '=', 2).execute());
      expect((await put(2, { Libelle: 'DMS en attente' })).status).toBe(200);
      expect((await operator.call('GET', `${path}/99/fiche`)).status).toBe(404);
    });

    test('a change merges: absent keys stay, the id is ignored, and the whole record may be sent', async () => {
      const before = (await operator.call<Passerelle>('GET', `${path}/2`)).body;
      const changes = {
        Commentaire: long(1000),
        EMailsTransfertDMS: 'a@x.example;b@x.example',
        PubliAutoIntranetVN: 1,
        TransfertNumOffre: 'true',
      };
      const { status, body } = await put(2, { ...changes, IDPasserelleDMS: 1, Inconnu: true });
      expect([status, body]).toEqual([200, { ...before, ...changes, PubliAutoIntranetVN: true, TransfertNumOffre: true }]);
      expect((await put(2, body)).body).toEqual(body);
      expect((await put(2, {})).body).toEqual(body);
      expect((await put(99, { Libelle: 'x' })).status).toBe(404);
    });

    test.each([
      ['2026-11-21T08:15:30.123+01:00', '2026-11-21T07:15:30.123+00:00'],
      ['2026-11-21T08:15:00Z', '2026-11-21T08:15:00+00:00'],
      ['2026-11-21T08:15', '2026-11-21T08:15:00+00:00'],
      [null, null],
      ['', null],
    ])('the date of the next transfer given as %j is answered as %j', async (given, answered) => {
      const { body } = await put(2, { DateHRefProchainTransfert: given });
      expect(body.DateHRefProchainTransfert).toBe(answered);
      expect((await put(2, { DateHRefProchainTransfert: answered })).body.DateHRefProchainTransfert).toBe(answered);
    });

    test.each([
      ['Libelle', ' '],
      ['Libelle', long(61)],
      ['Commentaire', long(1001)],
      ['EMailsTransfertDMS', long(1001)],
      ['EMailsTransfertDMS', 'a@x.example;;b@x.example'],
      ['DateHRefProchainTransfert', 'demain'],
      ['DateHRefProchainTransfert', '2026-02-30T10:00:00Z'],
      ['DateHRefProchainTransfert', '0001-01-01T00:00:00Z'],
      ['DateHRefProchainTransfert', '9999-12-31T23:59:59Z'],
      ['StockEnTotalite', 'peut-être'],
    ])('%s is refused when it is %j', async (field, value) => {
      const { status, body } = await put(1, { [field]: value });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    });
  });

  describe('the history', () => {
    test('has the latest call first, with its counts', async () => {
      const { body } = await operator.call<PasserelleHisto[]>('GET', `${path}/1/history`);
      expect(body).toEqual([
        {
          IDPasserelleDMSHisto: 1,
          DateHAppelWS: '2026-03-09T22:30:00+00:00',
          DateHFinWS: null,
          DateHRef: null,
          NbMat: 0,
          NbClients: 0,
          NbErreurs: 2,
          DetailErreurs: 'Un\nDeux',
        },
        expect.objectContaining({ IDPasserelleDMSHisto: 2, NbMat: 12, NbErreurs: 0 }),
      ]);
      expect((await operator.call('GET', `${path}/2/history`)).body).toEqual([]);
      expect((await operator.call('GET', `${path}/99/history`)).status).toBe(404);
    });

    test('errors belong to the gateway in the address', async () => {
      expect((await operator.call('GET', `${path}/1/history/1/errors`)).body).toEqual({ DetailErreurs: 'Un\nDeux' });
      expect((await operator.call('GET', `${path}/1/history/2/errors`)).body).toEqual({ DetailErreurs: '' });
      for (const where of ['2/history/1', '1/history/99', '99/history/1'])
        expect((await operator.call('GET', `${path}/${where}/errors`)).status).toBe(404);
    });
  });

  describe('the columns', () => {
    const columns = `${path}/1/ColumnDMSMaterial`;
    const send = (body: object) => operator.call<PasserelleColumns & Refused>('PUT', columns, body);

    test('are saved as a whole list; only changes are journalled', async () => {
      expect((await operator.call('GET', columns)).body).toEqual(passerelleColumns);
      const wanted = passerelleColumns.map(({ NameColumn, checked }) => ({
        NameColumn,
        checked: NameColumn === 'NumeroSerie' ? checked : !checked,
      }));
      const { status, body } = await send(wanted.map((row) => ({ ...row, checked: Number(row.checked) })).toReversed());
      expect([status, body]).toEqual([200, wanted]);
      const lines = await writeIn(on, (db) =>
        db
          .selectFrom('journal')
          .select(['IDLigne', 'Apres'])
          .where('NomTable', '=', 'ColumnDMSMaterial')
          .where('Operation', '=', 'U')
          .orderBy('IDJournal')
          .execute(),
      );
      expect(lines.toSorted((a, b) => a.IDLigne.localeCompare(b.IDLigne))).toEqual([
        { IDLigne: '1/Immatriculation', Apres: { checked: false } },
        { IDLigne: '1/Kilometrage', Apres: { checked: true } },
      ]);
    });

    test('an incomplete list is refused, and nothing is saved', async () => {
      const before = (await operator.call<PasserelleColumns>('GET', columns)).body;
      const others = before.map(({ NameColumn, checked }) => ({ NameColumn, checked: !checked }));
      for (const sent of [others.slice(1), [...others, others[0]!], [...others, { NameColumn: 'Autre', checked: true }], []]) {
        expect((await send(sent)).status).toBe(400);
      }
      expect((await send({ NameColumn: 'Kilometrage' })).status).toBe(400);
      expect((await operator.call('GET', columns)).body).toEqual(before);
      expect((await operator.call('GET', `${path}/2/ColumnDMSMaterial`)).body).toEqual([]);
      expect((await operator.call('GET', `${path}/99/ColumnDMSMaterial`)).status).toBe(404);
      expect((await operator.call('PUT', `${path}/99/ColumnDMSMaterial`, others)).status).toBe(404);
    });
  });

  describe('customer access', () => {
    const closed = ['GET /1', 'PUT /1', 'GET /1/ColumnDMSMaterial', 'PUT /1/ColumnDMSMaterial'];
    const open = ['GET ', 'GET /1/history', 'GET /1/history/1/errors'];
    const statusOf = async (by: Client, call: string) => {
      const [method, where = ''] = call.split(' ') as ['GET' | 'PUT', string?];
      const body = where.endsWith('Material') ? passerelleColumns : { Commentaire: 'Non' };
      return (await by.call(method, `${path}${where}`, method === 'PUT' ? body : undefined)).status;
    };

    test('reads gateways and their history, and edits nothing', async () => {
      const customer = await on.customer();
      for (const call of open) expect([call, await statusOf(customer, call)]).toEqual([call, 200]);
      for (const call of closed) expect([call, await statusOf(customer, call)]).toEqual([call, 403]);
      expect((await operator.call<Passerelle>('GET', `${path}/1`)).body.Commentaire).toBe('');
    });

    test('of a BDGpNi group sees none of it, its operators do', async () => {
      const nissan = await on.customer('BDGpNiTrois');
      for (const call of [...open, ...closed]) expect([call, await statusOf(nissan, call)]).toEqual([call, 403]);
      const chief = await on.operator('BDGpNiTrois');
      for (const call of open) expect([call, await statusOf(chief, call)]).toEqual([call, 200]);
    });

    test('of another group does not reach a gateway of this one', async () => {
      const IDPasserelleDMS = 88_001;
      await writeIn(on, async (db) => {
        await db.insertInto('passerelles').values({ IDPasserelleDMS, Libelle: 'Ailleurs' }).execute();
        await db.insertInto('ColumnDMSMaterial').values({ IDPasserelleDMS, NameColumn: 'A' }).execute();
        await db
          .insertInto('passerellesHisto')
          .values({ IDPasserelleDMSHisto: 88_002, IDPasserelleDMS, DateHAppelWS: '2026-01-01T00:00:00Z' })
          .execute();
      });
      const own = ['', '/history', '/history/88002/errors', '/ColumnDMSMaterial'];
      for (const where of own) expect((await operator.call('GET', `${path}/88001${where}`)).status).toBe(200);
      for (const other of [await on.operator('BDGpDeux'), await on.customer('BDGpDeux')]) {
        for (const where of own) expect([403, 404]).toContain((await other.call('GET', `${path}/88001${where}`)).status);
        expect((await other.call('GET', `${path}/88001/history`)).status).toBe(404);
        expect((await other.call('GET', path)).text).not.toContain('88001');
      }
      const chief = await on.operator('BDGpDeux');
      expect((await chief.call('PUT', `${path}/88001`, { Libelle: 'Pris' })).status).toBe(404);
      expect((await chief.call('PUT', `${path}/88001/ColumnDMSMaterial`, [{ NameColumn: 'A', checked: true }])).status).toBe(404);
    });
  });
});
