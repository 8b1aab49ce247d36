import { catalogue } from '@comptoir/contract/catalogue/all';
import { schemaAt } from '@comptoir/contract/fields/described';
import { isWrite, type Endpoint } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { usualEngines } from '../database.ts';
import { testApp, type TestApp } from '../http.ts';
import { cases } from './cases.ts';
import { clients, meeting, onCustomer, pathOf } from './matrix.ts';
import { pathsOf, withValue } from './places.ts';

/** No row has it. */
const unknown = 777_777_777;

const namesRow = (key: string) => /^(?:IDs?|Id|id)(?:[A-Z_]|$)|_ID|ID$|Ids?$/.test(key);

/** Types of product are rows of the registry, and checked; the other ids that the catalogue calls foreign are of other products. */
const foreign = new Set(Object.values(catalogue).flatMap(({ foreign: own = [] }) => own));
foreign.delete('TPR_IDTypeProduit');

/** Ids that name no row of ours, or that their call takes no notice of here. */
const elsewhere = new Map([
  ['dbs.saveConfig GRP_DBS_ClientId', 'a login at the partner'],
  ['logSuppression.list filters.IDLigneSupprimee', 'what is searched'],
  ['utilisateurs.create IDProfil', 'a group without the customer-relations product has no such profile'],
  ['utilisateurs.update IDProfil', 'a group without the customer-relations product has no such profile'],
]);

const accepted = (schema: z.core.$ZodType | undefined) =>
  schema && [unknown, String(unknown), [unknown]].find((value) => z.safeParse(schema, value).success);

const written = onCustomer.filter(([name, endpoint]) => isWrite(endpoint) && !endpoint.batches && cases[name]!.refuses === undefined);
const places = written.flatMap(([name, endpoint]) => {
  const { body }: Endpoint = endpoint;
  if (!body) return [];
  return pathsOf(body).flatMap((path) => {
    const key = path.at(-1) ?? '';
    const place = `${name} ${path.join('.')}`;
    const value = accepted(schemaAt(body, path.join('.')));
    if (!namesRow(key) || foreign.has(key) || elsewhere.has(place) || value === undefined) return [];
    return [{ place, name, endpoint, path, value }];
  });
});

test('every id that a write takes is looked at', () => {
  expect(places.length).toBeGreaterThan(60);
});

describe.each(usualEngines())('an id that no row has is refused (%s)', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
  });
  afterAll(() => on.close());

  test.each(places)('$place', async ({ name, endpoint, path, value }) => {
    const client = await as(endpoint.who.includes('operator') ? 'operator' : 'customer', meeting(endpoint, 'BDGpUn'));
    // An object with the case's own values around it.
    const body = withValue(cases[name]!.body, path, value) as object;
    const { status } = await client.call(endpoint.method, pathOf(endpoint, cases[name]!.params), body);
    expect([400, 404, 409, 422]).toContain(status);
  });
});
