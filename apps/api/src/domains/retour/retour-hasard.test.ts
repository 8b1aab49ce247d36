import { tableOf } from '@comptoir/contract/catalogue/all';
import type { LigneRetour } from '@comptoir/contract/domains/retour/retour-plan';
import { references } from '@comptoir/contract/references/all';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { randomCall, stateOf } from '../../../test/hasard/random-writes.ts';
import { sampleRow } from '../../../test/rows/references.ts';
import { seeded } from '../../../test/seeded.ts';
import { seal } from '../../journal/seal.store.ts';
import type { Image } from '../../journal/state.store.ts';
import { howOf, isRestored, keyOf } from './retour.rules.ts';

const seeds = inject('proving') ? 20 : 1;
const instants = inject('proving') ? 10 : 2;
const calls = inject('proving') ? 500 : 80;

type State = Record<string, Image[]>;
interface Done {
  Groupe: string;
  nbLignes: number;
  nbRestent: number;
}

const idOf = (table: string, image: Image) =>
  keyOf(table)
    .map((column) => String(image[column]))
    .join('/');

/** What is put back, by row: without the rows and fields that a plan says stay as they are. */
const comparable = (state: State, stays: readonly LigneRetour[]) => {
  const rows = new Map(stays.map((row) => [`${row.table} ${row.id}`, row]));
  return Object.entries(state)
    .filter(([table]) => isRestored(table))
    .flatMap(([table, images]) =>
      images.flatMap((image) => {
        const name = `${table} ${idOf(table, image)}`;
        const row = rows.get(name);
        if (row && row.etat !== 'pret') return [];
        const left = new Set(row?.champs.filter(({ etat }) => etat !== 'pret').map(({ champ }) => champ));
        const facts = tableOf(table)?.facts ?? [];
        const { secrets = [] } = howOf(table);
        return [
          [
            name,
            Object.fromEntries(
              Object.entries(image).filter(([column]) => !left.has(column) && !facts.includes(column) && !secrets.includes(column)),
            ),
          ] as const,
        ];
      }),
    )
    .toSorted(([a], [b]) => a.localeCompare(b));
};

describe.each(engines())('a customer put back as it was, %s', (engine) => {
  let on: TestApp;
  let operator: Client;
  let IDCustomer: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpUn');
    for (const spec of references) await operator.call('POST', spec.path, sampleRow(spec));
    ({ IDCustomer } = (await on.app.customers.find('BDGpUn'))!);
  });
  afterAll(() => on.close());

  const put = (body: object) => operator.call<Done & { message: string }>('POST', '/api/retour', body);
  const instant = async () => {
    const db = on.app.database.customer(IDCustomer);
    await seal(db);
    return (await db.selectFrom('instants').select('IDInstant').orderBy('IDInstant', 'desc').limit(1).executeTakeFirstOrThrow()).IDInstant;
  };

  it.each(Array.from({ length: seeds }, (_, at) => at + 1))('by random calls, seed %i', async (seed) => {
    // All seeds together take longer than somebody has said who they are.
    operator = await on.operator('BDGpUn');
    const next = seeded(seed * 7_919);
    const seen: { at: number; state: State }[] = [];
    for (let nth = 0; nth < instants; nth += 1) {
      for (let step = 0; step < calls / instants; step += 1) await randomCall(operator, next);
      seen.push({ at: await instant(), state: await stateOf(on, IDCustomer) });
    }
    for (let step = 0; step < calls / instants; step += 1) await randomCall(operator, next);
    for (const { at, state } of seen.toReversed()) {
      const asked = { portee: { client: true }, verbe: 'revenir', instant: at };
      const before = await stateOf(on, IDCustomer);
      const plan = await operator.call<{ lignes: LigneRetour[]; nbLignes: number; parEtat: Record<string, number> }>(
        'POST',
        '/api/retour/plan',
        asked,
      );
      expect(plan.status, plan.text).toBe(200);
      const stays = plan.body.lignes.filter(({ etat, champs }) => etat !== 'pret' || champs.some((one) => one.etat !== 'pret'));
      const done = await put(asked);
      expect([done.status, done.text]).toEqual([200, done.text]);
      expect(comparable(await stateOf(on, IDCustomer), stays)).toEqual(comparable(state, stays));
      if (done.body.nbLignes === 0) continue;
      const undone = await put({ portee: { operation: done.body.Groupe }, verbe: 'annuler' });
      expect([undone.status, undone.text]).toEqual([200, undone.text]);
      expect(comparable(await stateOf(on, IDCustomer), [])).toEqual(comparable(before, []));
      const again = await put({ portee: { operation: undone.body.Groupe }, verbe: 'annuler' });
      expect([again.status, again.text]).toEqual([200, again.text]);
    }
  });
});
