// Nothing runs this file: `npm run types` reads it, and an error that is expected and does not come is an error there.
import { endpoint, everyone } from '@comptoir/contract/kit';
import type { SiteChanges } from '@comptoir/contract/domains/sites/sites.calls';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import { existing } from '../src/db/existing.ts';
import { jsonRow, jsonRows } from '../src/db/json/json-text.ts';
import type { Db } from '../src/db/tables.ts';
import { updateSite } from '../src/domains/sites/sites.store.ts';
import { cached, routesOf } from '../src/http/call.ts';

const call = { method: 'GET', path: '/api/planted', who: everyone, on: 'customer', action: '' } as const;
const ligne = { IDLignFreq: z.number(), Descr: z.string(), PxVenteHT: z.number() };
const answers = {
  list: endpoint({ ...call, answer: z.array(z.strictObject(ligne)) }),
  record: endpoint({ ...call, answer: z.strictObject(ligne) }),
  more: endpoint({ ...call, answer: z.array(z.strictObject({ ...ligne, Siret: z.string() })) }),
  text: endpoint({ ...call, answer: z.array(z.strictObject({ ...ligne, PxVenteHT: z.string() })) }),
  nested: endpoint({ ...call, answer: z.strictObject({ types: z.array(z.strictObject({ Description: z.string() })) }) }),
};
type Calls = typeof answers;
const list = routesOf<Pick<Calls, 'list'>>();
const record = routesOf<Pick<Calls, 'record'>>();
const nested = routesOf<Pick<Calls, 'nested'>>();

const lignes = (db: Db) => db.selectFrom('lignesFrequentes').select(['IDLignFreq', 'Descr', 'PxVenteHT']);
const more = (db: Db) => lignes(db).select('IDActivite');
const types = (db: Db) => db.selectFrom('typesLignesFrequentes').select('Description');
const moreTypes = (db: Db) => types(db).select('IDTypeLigneFrequente');

export const right = [
  list({ list: cached([], ({ db }) => jsonRows(db, lignes(db))) }),
  record({ record: async ({ db }) => existing(await jsonRow(db, lignes(db))) }),
  nested({ nested: async ({ db }) => existing(await jsonRow(db, db.selectNoFrom(jsonArrayFrom(types(db)).as('types')))) }),
  nested({ nested: async ({ db }) => ({ types: await types(db).execute() }) }),
];

export const aColumnOfTheSelectAlone = [
  // @ts-expect-error the list has no IDActivite
  list({ list: cached([], ({ db }) => jsonRows(db, more(db))) }),
  // @ts-expect-error the list has no IDActivite, cached or not
  list({ list: async ({ db }) => jsonRows(db, more(db)) }),
  // @ts-expect-error the record has no IDActivite
  record({ record: async ({ db }) => existing(await jsonRow(db, more(db))) }),
  // @ts-expect-error an element of the record has no such key
  nested({ nested: async ({ db }) => existing(await jsonRow(db, db.selectNoFrom(jsonArrayFrom(moreTypes(db)).as('types')))) }),
  // @ts-expect-error objects are held as texts are
  nested({ nested: async ({ db }) => ({ types: await moreTypes(db).execute() }) }),
];

export const aKeyOfTheSchemaAlone = [
  // @ts-expect-error the query does not select Siret
  routesOf<Pick<Calls, 'more'>>()({ more: cached([], ({ db }) => jsonRows(db, lignes(db))) }),
  // @ts-expect-error a numeric is a number in JSON
  routesOf<Pick<Calls, 'text'>>()({ text: cached([], ({ db }) => jsonRows(db, lignes(db))) }),
];

export const aFieldOfTheBodyAlone = (db: Db, body: SiteChanges, withSiret: SiteChanges & { Siret?: string }) => [
  updateSite(db, 1, body),
  // @ts-expect-error there is no such column
  updateSite(db, 1, withSiret),
];
