import type { ImportClientsResult } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import type { ImportPasse } from '@comptoir/contract/domains/imports/imports.calls';
import type { ImportReading } from '@comptoir/contract/imports/reading';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { importForm } from '../../../test/rows/import.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { workbookOf, type CellValue } from '../../../test/workbook.ts';

const path = '/api/cartesDeFidelite/importFideliteClients';
const vinOf = (n: number) => `VF1AB0001234${String(n).padStart(5, '0')}`;
const row = (VIN: CellValue, debut: CellValue): CellValue[] => [VIN, 'Nom', 'Prénom', '', '', '', debut, 'au-delà'];
const header = row('VIN', 'Début');
const fileOf = (rows: CellValue[][]) => workbookOf([header, ...rows]);

describe.each(engines())('import of loyal clients (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await writeIn(on, async (db) => {
      const client = (n: number) => ({ IDClient: 100 + n, Lastname: `Client ${n}` });
      await db
        .insertInto('clients')
        .values(Array.from({ length: 250 }, (_, n) => client(n)))
        .execute();
      await db
        .insertInto('materiels')
        .values(Array.from({ length: 250 }, (_, n) => ({ NumeroSerieMat: vinOf(n).toLowerCase(), IDClientMat: 100 + n })))
        .execute();
      await db
        .insertInto('materiels')
        .values({ NumeroSerieMat: vinOf(900), IDClientMat: null })
        .execute();
    });
  });
  afterAll(() => on.close());

  const send = (by: Client, rows: CellValue[][], query = '') =>
    by.call<ImportClientsResult & { message: string }>('POST', path + query, importForm(fileOf(rows)));
  const clients = () =>
    on.app.customers.find('BDGpUn').then(async (record) => {
      const { db } = await on.app.customers.open(record!);
      const rows = await db.selectFrom('clients').select(['IDClient', 'IDFidelite', 'DateDebutFidelite']).execute();
      return new Map(rows.map((one) => [one.IDClient, one]));
    });

  test('without a card the import is refused', async () => {
    const { status, body } = await send(operator, [row(vinOf(0), '01/02/2024')]);
    expect([status, body.message]).toEqual([422, 'Ajoutez d’abord une carte de fidélité\u00a0: c’est elle que les clients reçoivent.']);
  });

  test('clients of the vehicles get the first card from the day in column G; refused lines say why', async () => {
    for (const Descr of ['Bronze', 'Or']) await operator.call('POST', '/api/cartesDeFidelite', { Descr });
    const { status, body } = await send(operator, [
      row(vinOf(0), '01/02/2024'),
      row(vinOf(1).toLowerCase(), '2024-03-01'),
      row('inconnu', '01/02/2024'),
      row(vinOf(901), '01/02/2024'),
      row(vinOf(900), '01/02/2024'),
      row(vinOf(2), 'bientôt'),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ nbRows: 2, nbInchanges: 0, nbLignes: 6 });
    expect(body.refus.map(({ ligne }) => ligne)).toEqual([4, 5, 6, 7]);
    expect(body.message).toMatch(/^4 lignes n.ont pas été importées sur 6 \(ligne 4\u00a0: /);
    const after = await clients();
    expect(after.get(100)).toMatchObject({ IDFidelite: 1, DateDebutFidelite: '2024-02-01' });
    expect(after.get(101)).toMatchObject({ IDFidelite: 1, DateDebutFidelite: '2024-03-01' });
    expect(after.get(102)).toMatchObject({ IDFidelite: null, DateDebutFidelite: null });
  });

  test('several transactions are one group of the journal; a second import changes nothing', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => row(vinOf(n), '05/05/2025'));
    const wanted = { nbRows: 250, message: '', nbInchanges: 0, nbLignes: 250, refus: [] };
    expect((await send(operator, rows, '?IDFidelite=2&essai=1')).body).toMatchObject({ ...wanted, essai: true });
    expect((await clients()).get(349)).toMatchObject({ IDFidelite: null });
    expect((await send(operator, rows, '?IDFidelite=2')).body).toMatchObject(wanted);
    expect((await clients()).get(349)).toMatchObject({ IDFidelite: 2, DateDebutFidelite: '2025-05-05' });
    const { entries } = (await operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal')).body;
    expect(entries[0]).toMatchObject({ NomTable: 'clients', Action: 'Importer des clients fidèles', Auteur: 'op' });
    expect((await send(operator, rows, '?IDFidelite=2')).body).toMatchObject({
      nbRows: 0,
      nbInchanges: 250,
      message: 'Tous les clients de ce fichier avaient déjà cette carte et cette date.',
    });
  });

  test('a line that the database refuses is reported, and the others are kept', async () => {
    const customer = (await on.app.customers.find('BDGpUn'))!;
    const { database } = await on.app.customers.open(customer);
    const alter = (what: string) => database.admin((client) => client.query(`alter table comptoir."clients" ${what}`));
    await alter(`add constraint "test" check ("IDClient" <> 111 or "DateDebutFidelite" <> '2026-06-06')`);
    try {
      const { body } = await send(
        operator,
        [10, 11, 12].map((n) => row(vinOf(n), '06/06/2026')),
      );
      expect(body).toMatchObject({ nbRows: 2, refus: [{ ligne: 3, message: 'Cette ligne n’a pas pu être enregistrée' }] });
    } finally {
      await alter('drop constraint "test"');
    }
    const after = await clients();
    expect([110, 111, 112].map((id) => after.get(id)?.DateDebutFidelite)).toEqual(['2026-06-06', '2025-05-05', '2026-06-06']);
  });

  test('columns may be chosen, a line is corrected in place, and the import is noted', async () => {
    const file = workbookOf([
      ['Contrat du', 'Châssis'],
      ['01/02/2027', vinOf(20)],
      ['bientôt', vinOf(21)],
    ]);
    const reading = await operator.call<ImportReading>('POST', `${path}/lecture`, importForm(file));
    expect(reading.body).toMatchObject({ documente: false, colonnes: [{ champ: null }, { champ: 'VIN' }] });
    const colonnes = [
      { colonne: 'A', champ: 'Début du contrat' },
      { colonne: 'B', champ: 'VIN' },
    ];
    const lecture = { feuille: reading.body.feuille, ligneTitres: 1, colonnes };
    const corrections = [{ ligne: 3, colonne: 'Début du contrat', valeur: '03/02/2027' }];
    const sent = (json: object) => operator.call<ImportClientsResult>('POST', path, importForm(file, 'contrats.xlsx', json));
    expect((await sent({ lecture })).body).toMatchObject({ nbRows: 1, aCorriger: [{ ligne: 3 }] });
    expect((await sent({ lecture, corrections, lignes: [3], IDFidelite: 2 })).body).toMatchObject({ nbRows: 1, message: '' });
    expect((await clients()).get(121)).toMatchObject({ IDFidelite: 2, DateDebutFidelite: '2027-02-03' });
    const past = (await operator.call<ImportPasse[]>('GET', '/api/imports?import=cartesDeFidelite')).body;
    expect(past[0]).toMatchObject({ Fichier: 'contrats.xlsx', Etat: 'termine', Lignes: 1, Prises: 1 });
  });

  test.each([
    ['no line', [], '', 400, 'Ce fichier ne contient aucune ligne à importer.'],
    [
      'a card that there is not',
      [row(vinOf(0), '01/02/2024')],
      '?IDFidelite=99',
      400,
      'Cette carte de fidélité n’existe pas ou n’existe plus.',
    ],
  ] as const)('%s is refused', async (_, rows, query, status, message) => {
    const answer = await send(operator, rows as unknown as CellValue[][], query);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('another extension and files that are no workbook are refused', async () => {
    const refused = async (content: Buffer, name: string) =>
      (await operator.call<{ message: string }>('POST', path, importForm(content, name))).status;
    expect(await refused(fileOf([]), 'clients.csv')).toBe(415);
    expect(await refused(Buffer.from('VIN;date'), 'clients.xlsx')).toBe(415);
  });

  test('both kinds of session may import in groups with the flag, nobody in others', async () => {
    const rows = [row(vinOf(3), '01/02/2024')];
    expect((await send(await on.customer(), rows)).body).toMatchObject({ nbRows: 1 });
    for (const by of [await on.operator('BDGpDeux'), await on.customer('BDGpDeux')]) {
      const { status, body } = await send(by, rows);
      expect([status, body.message]).toEqual([403, 'L’import des cartes de fidélité n’est pas ouvert à ce groupe.']);
    }
  });
});
