import { allEndpoints } from '@comptoir/contract/all';
import { paramsOf } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { hasLot } from '@comptoir/contract/references/kit';
import type { LotResult } from '@comptoir/contract/lots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../test/matrix/cases.ts';
import { sampleRow } from '../../../test/rows/references.ts';
import { undoLot } from '../../../test/rows/utilisateurs.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';

type Row = Record<string, unknown>;

/** Every bulk change by fields: the list's path, and what is changed of its rows. */
const lots = Object.entries(allEndpoints).flatMap(([name, { path }]) => {
  if (!name.endsWith('.lot') || name === 'utilisateurs.lot') return [];
  const { changes } = cases[name]!.body as { changes: Row };
  const [param] = paramsOf(allEndpoints[name.replace(/lot$/, 'update')]!.path);
  return [{ name, list: path.replace(/\/lot$/, ''), key: param!.toLowerCase(), changes }];
});

/** A field, a tick if there is one, and a value that this row does not have. */
const changing = (changes: Row, row: Row): [string, unknown] => {
  const [field, value] = Object.entries(changes).find(([, given]) => typeof given === 'boolean') ?? Object.entries(changes)[0]!;
  return [field, typeof value === 'boolean' ? !row[field] : value];
};

/** The row's id: its calls may spell the key with a small letter. */
const idOf = (key: string) => (row: Row) => Number(Object.entries(row).find(([name]) => name.toLowerCase() === key)?.[1]);

describe.each(engines())('bulk changes by fields (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    for (const spec of references.filter(hasLot)) {
      for (const mark of ['une', 'deux']) await operator.call('POST', spec.path, sampleRow(spec, mark));
    }
  });
  afterAll(() => on.close());
  const read = async (list: string) => (await operator.call<Row[]>('GET', list)).body;

  test('there is one for each list whose fields say so', () => {
    expect(lots.map(({ name }) => name)).toEqual(expect.arrayContaining(['sites.lot', 'societes.lot', 'RaisonClotureLead.lot']));
    expect(lots.length).toBeGreaterThan(8);
  });

  test.each(lots)('$name: tried, done, and undone row by row', async ({ list, key, changes }) => {
    const before = await read(list);
    const ids = before.map(idOf(key));
    expect(ids.length).toBeGreaterThan(0);
    const [field, value] = changing(changes, before[0]!);
    const body = { ids, changes: { [field]: value } };

    const trial = await operator.call<LotResult>('POST', `${list}/lot?essai=true`, body);
    expect([trial.status, trial.body.essai, trial.body.lignes.length]).toEqual([200, true, ids.length]);
    expect(await read(list)).toEqual(before);

    const done = await operator.call<LotResult>('POST', `${list}/lot`, body);
    expect(done.body.nbModifies).toBeGreaterThan(0);
    expect(done.body).toMatchObject({
      nbModifies: trial.body.nbModifies,
      nbInchanges: trial.body.nbInchanges,
      nbRefus: trial.body.nbRefus,
    });
    const taken = done.body.lignes.filter(({ effet }) => effet !== 'refus').map(({ id }) => id);
    const after = (await read(list)).filter((row) => taken.includes(idOf(key)(row)));
    expect(after.map((row) => row[field])).toEqual(taken.map(() => value));

    expect((await undoLot(operator, done.body.Groupe)).body).toMatchObject({ nbLignes: done.body.nbModifies, nbRestent: 0 });
    expect(await read(list)).toEqual(before);
  });

  test.each(lots)('$name: refuses an unknown row alone, and an empty change', async ({ list, changes }) => {
    const [field, value] = Object.entries(changes)[0]!;
    const alone = await operator.call<LotResult>('POST', `${list}/lot`, { ids: [2_000_000_000], changes: { [field]: value } });
    expect(alone.body).toMatchObject({ nbRefus: 1, nbModifies: 0 });
    expect((await operator.call('POST', `${list}/lot`, { ids: [1], changes: {} })).status).toBe(400);
  });

  test('a company’s follow-up is mandatory only where there is one; what was changed since stays when the run is undone', async () => {
    const readCompany = async (id: number) => (await operator.call<Row>('GET', `/api/societes/${id}`)).body;
    await operator.call('PUT', '/api/societes/1', { RelanceApresClotureLead: true, RelanceApresClotureLeadObligatoire: true });
    await operator.call('PUT', '/api/societes/2', { RelanceApresClotureLead: true, RelanceApresClotureLeadObligatoire: true });
    const done = await operator.call<LotResult>('POST', '/api/societes/lot', { ids: [1, 2], changes: { RelanceApresClotureLead: false } });
    expect(done.body.lignes.map(({ champs }) => champs.toSorted())).toEqual([
      ['RelanceApresClotureLead', 'RelanceApresClotureLeadObligatoire'],
      ['RelanceApresClotureLead', 'RelanceApresClotureLeadObligatoire'],
    ]);
    await operator.call('PUT', '/api/societes/2', { RelanceApresClotureLead: true });
    expect((await undoLot(operator, done.body.Groupe)).body).toMatchObject({ nbLignes: 2, nbRestent: 0 });
    for (const id of [1, 2])
      expect(await readCompany(id)).toMatchObject({ RelanceApresClotureLead: true, RelanceApresClotureLeadObligatoire: true });
  });
});
