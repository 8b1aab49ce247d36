import { isDeepStrictEqual } from 'node:util';
import { isWrite, type Endpoint } from '@comptoir/contract/kit';
import { mayCall, type Kind } from '@comptoir/contract/rights';
import { references } from '@comptoir/contract/references/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerMigrations } from '../../src/db/migrations/all.ts';
import { tablesOf } from '../../src/db/migration.ts';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { cases } from './cases.ts';
import { sampleRow } from '../rows/references.ts';
import { clients, meeting, onCustomer, paramsFor, pathOf } from './matrix.ts';
import { tableDigests } from '../rows/table-digests.ts';

// Long work but for bulk changes asks partners, and ends what other cases need.
const isTried = (name: string, { batches }: Endpoint) => !batches || name.endsWith('.lot');
const writesOf = (kind: Kind) =>
  onCustomer.filter(
    ([name, endpoint]) =>
      isWrite(endpoint) && isTried(name, endpoint) && mayCall(endpoint, { kind, activites: [1, 2] }) && !cases[name]!.refuses,
  );
const kinds: Kind[] = ['operator', 'customer'];
const both = usualEngines().flatMap((engine) => kinds.map((kind) => [kind, engine] as const));
const tables = [...tablesOf(customerMigrations).keys()];
const undo = (by: Client, operation: unknown) =>
  by.call<{ message: string }>('POST', '/api/retour', { portee: { operation }, verbe: 'annuler' });

describe.each(both)('what a call of %s writes, undone (%s)', (kind, engine) => {
  const writes = writesOf(kind);
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  const undone: string[] = [];
  let left: Promise<Map<string, string>> | undefined;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
    for (const spec of references) await (await as('operator')).call('POST', spec.path, sampleRow(spec));
  });
  afterAll(() => on.close());

  /** Every row of every journalled table, without what is computed. */
  const state = () => tableDigests(on.app.database, tables);

  test.each(writes)('%s', async (name, endpoint) => {
    const by = await as(kind, meeting(endpoint, 'BDGpUn'));
    const { body, headers } = cases[name]!;
    const params = await paramsFor(by, name, endpoint);
    const before = await (left ?? state());
    left = undefined;
    const act = await by.call(endpoint.method, pathOf(endpoint, params), body, headers);
    // A case may be one of what is not its own: another's view or note.
    if (kind === 'operator') expect(act.status, act.text).toBe(200);
    const after = await state();
    left = Promise.resolve(after);
    // A bulk change that found nothing to change.
    if (isDeepStrictEqual(before, after)) return;
    const answer = await undo(by, act.headers['x-request-id']);
    if (answer.status === 200) {
      expect(await state()).toEqual(before);
      const again = await undo(by, answer.headers['x-request-id']);
      expect([again.status, again.text]).toEqual([200, again.text]);
      expect(await state()).toEqual(after);
      undone.push(name);
    } else {
      expect([answer.status, answer.body.message]).toEqual([
        422,
        expect.stringMatching(/^Cette opération ne peut pas être annulée\u00a0: /),
      ]);
      expect(await state()).toEqual(after);
    }
  });

  test('most can be', () => {
    expect(undone.length).toBeGreaterThan(writes.length * 0.6);
  });
});
