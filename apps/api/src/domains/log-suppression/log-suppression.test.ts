import type { LogSuppression } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { loadIn } from '../../../test/rows/utilisateurs.ts';

interface Page {
  logs: LogSuppression[];
  max: number;
  types: string[];
}

const older = { IDPeople: 2, DateHSuppression: '2025-03-04T10:15:00Z', RemplacerParIDClient: null, IDClientMat: null };
const rows = [
  { ...older, NomTable: 'CLIENT', IDLigneSupprimee: '70', RefDMS: 'DMS100%', NumeroSerieMat: null, RemplacerParIDClient: 12 },
  { ...older, NomTable: 'MATERIEL', IDLigneSupprimee: '71', RefDMS: 'dms1001', NumeroSerieMat: 'VF1ABC', IDClientMat: 5 },
  ...Array.from({ length: 45 }, (_, at) => ({
    ...older,
    IDPeople: null,
    NomTable: 'OFFRE',
    IDLigneSupprimee: String(100 + at),
    RefDMS: null,
    NumeroSerieMat: null,
  })),
];

describe.each(engines())('the log of deletions (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    // Requests may only read this table.
    await loadIn(on, (db) => db.insertInto('logSuppression').values(rows).execute());
  });
  afterAll(() => on.close());

  const read = async (body: object = {}, by = operator) => (await by.call<Page>('POST', '/api/logSuppression', body)).body;

  test('has deletions by this product, with author and journal group', async () => {
    const { body } = await operator.call<{ COP_IDCodeOP: number }>('POST', '/api/codesOP', { COP_Code: 'X', COP_Description: 'x' });
    await (await on.customer()).call('DELETE', `/api/codesOP/${body.COP_IDCodeOP}`);
    const second = await operator.call<{ COP_IDCodeOP: number }>('POST', '/api/codesOP', { COP_Code: 'Y', COP_Description: 'y' });
    await operator.call('DELETE', `/api/codesOP/${second.body.COP_IDCodeOP}`);
    const { logs, max, types } = await read({ filters: { NomTable: 'codesOP' } });
    expect(max).toBe(2);
    expect(types).toEqual(expect.arrayContaining(['CLIENT', 'MATERIEL', 'OFFRE', 'codesOP']));
    expect(logs.map(({ IDLigneSupprimee, Auteur, IDPeople }) => [IDLigneSupprimee, Auteur, IDPeople])).toEqual([
      [String(second.body.COP_IDCodeOP), 'op', null],
      [String(body.COP_IDCodeOP), 'ADMIN Élodie', 1],
    ]);
    const { body: journal } = await operator.call<{ entries: { Operation: string; IDLigne: string }[] }>(
      'GET',
      `/api/journal?groupe=${logs[0]?.Groupe}`,
    );
    expect(journal.entries).toMatchObject([{ Operation: 'D', IDLigne: logs[0]?.IDLigneSupprimee }]);
  });

  test('has deletions by other products, with the person’s name', async () => {
    const { logs } = await read({ filters: { IDLigneSupprimee: 71 } });
    expect(logs).toMatchObject([
      { NomTable: 'MATERIEL', NumeroSerieMat: 'VF1ABC', RefDMS: 'dms1001', IDClientMat: 5, Auteur: 'VENDEUR Élodie', Groupe: null },
    ]);
  });

  test.each([
    ['the line, whole', { IDLigneSupprimee: '7' }, []],
    ['a part of the serial number', { NumeroSerieMat: 'f1ab' }, ['71']],
    ['a part of the reference', { RefDMS: 'dms1' }, ['71', '70']],
    ['a sign that is none', { RefDMS: '0%' }, ['70']],
    ['both', { RefDMS: 'dms', NomTable: 'CLIENT' }, ['70']],
    ['nothing', { IDLigneSupprimee: null, NomTable: 'MATERIEL', NumeroSerieMat: '', RefDMS: ' ' }, ['71']],
  ])('is filtered by %s', async (_, filters, expected) => {
    const { logs, max } = await read({ filters });
    expect(logs.map(({ IDLigneSupprimee }) => IDLigneSupprimee)).toEqual(expected);
    expect(max).toBe(expected.length);
  });

  test('comes in pages of 20 to 100, newest first, without gaps', async () => {
    const filters = { NomTable: 'OFFRE' };
    const pages = await Promise.all([0, 20, 40].map((min) => read({ filters, min, elementPerPage: 20 })));
    expect(pages.map(({ logs, max }) => [logs.length, max])).toEqual([
      [20, 45],
      [20, 45],
      [5, 45],
    ]);
    const all = pages.flatMap(({ logs }) => logs.map(({ IDLogSuppression }) => IDLogSuppression));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(new Set(all).size).toBe(45);
    expect((await read({ filters, elementPerPage: 1 })).logs).toHaveLength(20);
    expect((await read({ filters, elementPerPage: 5000 })).logs).toHaveLength(45);
    expect(await read({ filters, min: 60 })).toMatchObject({ logs: [], max: 45 });
    expect((await operator.call('POST', '/api/logSuppression', { min: -1 })).status).toBe(400);
  });

  test('leaves no trace when read, and is for operators only', async () => {
    const before = (await operator.call('GET', '/api/journal')).text;
    await read();
    expect((await operator.call('GET', '/api/journal')).text).toBe(before);
    expect((await (await on.customer()).call('POST', '/api/logSuppression', {})).status).toBe(403);
    expect((await read({ filters: { NomTable: 'OFFRE' } }, await on.operator('BDGpDeux'))).max).toBe(0);
  });
});
