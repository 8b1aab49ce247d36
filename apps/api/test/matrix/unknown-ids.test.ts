import { catalogue } from '@comptoir/contract/catalogue/all';
import { innermost, schemaAt } from '@comptoir/contract/fields/described';
import { isWrite, person, type Endpoint, type Schema } from '@comptoir/contract/kit';
import type { LotLigne } from '@comptoir/contract/lots';
import { messages } from '@comptoir/contract/messages';
import { references } from '@comptoir/contract/references/all';
import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { usualEngines } from '../database.ts';
import { labelAt, wordOfKey } from '../../src/http/labels.ts';
import { testApp, type Answer, type Client, type TestApp } from '../http.ts';
import { sampleRow } from '../rows/references.ts';
import { cases } from './cases.ts';
import { clients, meeting, onCustomer, pathOf } from './matrix.ts';
import { pathsOf, withValue } from './places.ts';

/** No row has it. */
const unknown = 777_777_777;

const namesRow = (key: string) => /^(?:IDs?|Id|ids?)(?:[A-Z_]|$)|_ID|ID$|Ids?$/.test(key);

/** Types of product are rows of the registry, and checked; the other ids that the catalogue calls foreign are of other products. */
const foreign = new Set(Object.values(catalogue).flatMap(({ foreign: own = [] }) => own));
foreign.delete('TPR_IDTypeProduit');

/** Ids that name no row of ours, or that their call takes no notice of here. */
const elsewhere = new Map([
  ['dbs.saveConfig GRP_DBS_ClientId', 'a login at the partner'],
  ['logSuppression.list filters.IDLigneSupprimee', 'what is searched'],
  ['utilisateurs.create IDProfil', 'a group without the customer-relations product has no such profile'],
  ['utilisateurs.update IDProfil', 'a group without the customer-relations product has no such profile'],
  ['utilisateurs.lot changes.IDProfil', 'a group without the customer-relations product has no such profile'],
]);

/** What stands beside an id, where the case's own values would be refused before it. */
const beside: Record<string, object> = {
  'origines.create IDSousFamille': { IDFamille: 1, Libelle: 'Publicité', IDType: 1 },
  'utilisateurs.create ConfigNissan.0.IDSite': {
    ...cases['utilisateurs.create']!.body,
    ConfigNissan: [{ CodeVendeur: 'a', VecturyID: 'b' }],
  },
  'utilisateurs.update ConfigNissan.0.IDSite': { ConfigNissan: [{ CodeVendeur: 'a', VecturyID: 'b' }] },
  'relances.create Plaques': { ...cases['relances.create']!.body, Groupe: false },
  'relances.create Sites': { ...cases['relances.create']!.body, Groupe: false },
  'relances.update Plaques': {},
  'planetVO.save Plaques.0.IDPlaque': { ...cases['planetVO.save']!.body, Plaques: [{ Actif: true }] },
};

/** Whether a value is a list of bare ids, whatever it is called. */
const isIds = (schema: z.core.$ZodType | undefined) => {
  const level = schema && innermost(schema);
  if (!(level instanceof z.ZodArray)) return false;
  const element = innermost(level.element);
  return element instanceof z.ZodNumber || element === person;
};

const accepted = (schema: z.core.$ZodType | undefined) =>
  schema && [unknown, String(unknown), [unknown]].find((value) => z.safeParse(schema, value).success);

/** Of a body that has several forms, the one that the case has. */
const bodyOf = (name: string, { body }: Endpoint) => {
  const level = body && innermost(body);
  // The forms are schemas as the body is.
  return level instanceof z.ZodUnion
    ? (level.options.find((form) => z.safeParse(form, cases[name]!.body).success) as Schema | undefined)
    : body;
};

const written = onCustomer.filter(([name, endpoint]) => isWrite(endpoint) && cases[name]!.refuses === undefined);
const places = written.flatMap(([name, endpoint]) => {
  const body = bodyOf(name, endpoint);
  if (!body) return [];
  return [[], ...pathsOf(body)].flatMap((path) => {
    const key = path.at(-1) ?? '';
    const place = `${name} ${path.join('.')}`;
    const schema = path.length === 0 ? body : schemaAt(body, path.join('.'));
    const value = accepted(schema);
    if (!(namesRow(key) || isIds(schema)) || foreign.has(key) || elsewhere.has(place) || value === undefined) return [];
    return [{ place, name, endpoint, path, value, label: labelAt(body, path) ?? key }];
  });
});
type Place = (typeof places)[number];

/** Whether a sentence says the first word of what a field is called, of one where the field holds several. */
const says = (sentence: string | null, { label }: Pick<Place, 'label'>) =>
  sentence?.toLowerCase().includes(/^\p{L}+?(?=s?(?!\p{L}))/u.exec(label)![0].toLowerCase());

/** Whether a refusal is about the field that holds the id, or about the object whose key it is. */
const isAbout = (answer: Answer<RefusalBody>, place: Place) => {
  const { status, body } = answer;
  const [field, around] = [place.path.join('.'), place.path.slice(0, -1).join('.')];
  const named = Object.keys(body.errors ?? {});
  // A body that is the list itself has no field of its own: the refusal says what its ids are.
  if (field === '' && status === 404) return !body.message.startsWith(messages.unknownRecord);
  if (field === '') return status === 400 && named.some((key) => says(body.message, { label: wordOfKey(key) ?? '?' }));
  const isNamed = named.some((key) => key === field || (key === around && !/(?:^|\.)\d+$/.test(key)));
  if (isNamed) return [400, 409, 422].includes(status);
  return [404, 409].includes(status) && says(body.message, place);
};

const newRow = async (client: Client, { path }: Endpoint) => {
  const spec = references.find((one) => path === `${one.path}/lot`);
  if (!spec) return undefined;
  await client.call('POST', spec.path, sampleRow(spec));
  return Number((await client.call<Record<string, unknown>[]>('GET', spec.path)).body.at(-1)?.[spec.id]);
};

test('every id that a write takes is looked at', () => {
  expect(places.length).toBeGreaterThan(80);
  expect(places.filter(({ endpoint }) => endpoint.batches).length).toBeGreaterThan(15);
});

describe.each(usualEngines())('an id that no row has is refused, and nothing is written (%s)', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
  });
  afterAll(() => on.close());

  /** Every write is journalled. */
  const newestLine = async (BDGp: string) => {
    const { db } = await on.app.customers.open((await on.app.customers.find(BDGp))!);
    const { newest } = await db
      .selectFrom('journal')
      .select(({ fn }) => fn.max<number | null>('IDJournal').as('newest'))
      .executeTakeFirstOrThrow();
    return newest;
  };

  const lots = places.filter(({ endpoint }) => endpoint.rows !== undefined);
  test.each(lots)('$place', async (place) => {
    const { name, endpoint, path, value } = place;
    const BDGp = meeting(endpoint, 'BDGpUn');
    const client = await as('operator', BDGp);
    const { ids, ...own } = cases[name]!.body as { ids: number[] };
    const known = (await newRow(client, endpoint)) ?? ids[0]!;
    const body = path[0] === 'ids' ? { ...own, ids: [known, unknown] } : (withValue({ ...own, ids: [known] }, path, value) as object);
    const before = await newestLine(BDGp);
    const answer = await client.call<{ lignes: LotLigne[] }>(endpoint.method, pathOf(endpoint), body);
    expect(answer.status, answer.text).toBe(200);
    const refused = answer.body.lignes.filter(({ effet }) => effet === 'refus');
    expect(refused.map(({ id }) => id)).toEqual([path[0] === 'ids' ? unknown : known]);
    const [{ message }] = refused as [LotLigne];
    if (path[0] === 'ids') expect(message).toContain('n’existe pas');
    else {
      expect(says(message, place), message ?? '').toBe(true);
      // Beside an unknown row the known one is changed.
      expect(await newestLine(BDGp)).toBe(before);
    }
  });

  test.each(places.filter((place) => !lots.includes(place)))('$place', async (place) => {
    const { name, endpoint, path, value } = place;
    const BDGp = meeting(endpoint, 'BDGpUn');
    const client = await as(endpoint.who.includes('operator') ? 'operator' : 'customer', BDGp);
    // An object with the case's own values around it.
    const body = (path.length === 0 ? value : withValue(beside[place.place] ?? cases[name]!.body, path, value)) as object;
    const before = await newestLine(BDGp);
    const answer = await client.call<RefusalBody>(endpoint.method, pathOf(endpoint, cases[name]!.params), body);
    expect(isAbout(answer, place), answer.text).toBe(true);
    expect(await newestLine(BDGp)).toBe(before);
  });
});
