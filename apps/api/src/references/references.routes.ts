import { Refusal } from '@comptoir/contract/errors';
import type { Endpoint } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { endpointsOf, type Reference, type ReferenceRow } from '@comptoir/contract/references/kit';
import { lotCallsOf } from '@comptoir/contract/references/lots';
import type { Db } from '../db/tables.ts';
import { cached, type Call, type Route } from '../http/call.ts';
import { fieldLot } from '../http/lots/field-lot.ts';
import { exceptions } from './exceptions.ts';
import {
  changeReference,
  choiceExists,
  deleteReference,
  findReference,
  insertReference,
  listReference,
  listReferenceNames,
  lockReference,
  readReference,
  updateReference,
  type ReferenceSource,
} from './references.store.ts';

type CustomerEndpoint = Endpoint & { on: 'customer'; who: readonly ['operator'] };
type CustomerCall = Call<CustomerEndpoint>;

const sourceOf = (spec: Reference): ReferenceSource => ({
  spec,
  choices: exceptions[spec.name]?.choices ?? {},
  computed: exceptions[spec.name]?.computed ?? {},
});

/** @throws Refusal when a chosen row does not exist. */
const checkChoices = async (db: Db, { spec, choices }: ReferenceSource, row: ReferenceRow) => {
  for (const [name, table] of Object.entries(choices)) {
    const value = row[name];
    if (value === undefined || value === null) continue;
    if (await choiceExists(db, table, value)) continue;
    const label = spec.fields[name]!.label;
    throw new Refusal('invalid', `${label}\u00a0: ce choix n’existe pas ou n’existe plus.`, { [name]: 'Ce choix n’existe plus' });
  }
};

/** Rows and ids of these calls are typed by the spec's own schemas, which the mount has applied. */
const rowOf = (call: CustomerCall) => call.body as unknown as ReferenceRow;
const idOf = (call: CustomerCall, spec: Reference) => Number((call.params as unknown as Record<string, number>)[spec.id]);

/** Many rows at once. */
const lotOf = (source: ReferenceSource) => {
  const { spec } = source;
  return fieldLot<ReferenceRow>(() => ({
    namesOf: (db, ids) => listReferenceNames(db, spec, ids),
    lock: (db, id) => lockReference(db, spec, id),
    change: async (db, id, changes) => {
      await exceptions[spec.name]?.checkUpdate?.(db, await findReference(db, spec, id), changes);
      await checkChoices(db, source, changes);
      await changeReference(db, spec, id, changes);
    },
  }));
};

type ReferenceRoute = Route<CustomerEndpoint> | ReturnType<typeof fieldLot<ReferenceRow>>;

const routesOf = (source: ReferenceSource): Record<string, Route<CustomerEndpoint>> => {
  const { spec } = source;
  const rules = exceptions[spec.name];
  const tables = [spec.name, ...Object.values(source.choices).map(({ table }) => table), ...(rules?.alsoReads ?? [])];
  return {
    list: cached(tables, ({ db }) => listReference(db, source)),
    read: (call) => readReference(call.db, source, idOf(call, spec)),
    create: async (call) => {
      const row = rowOf(call);
      await checkChoices(call.db, source, row);
      await rules?.checkCreate?.(call.db, row);
      const id = await insertReference(call.db, spec, row);
      return Object.fromEntries([spec.id, ...(spec.idAliases ?? [])].map((name) => [name, id]));
    },
    update: async (call) => {
      const id = idOf(call, spec);
      const changes = rowOf(call);
      if (rules?.checkUpdate) await rules.checkUpdate(call.db, await findReference(call.db, spec, id), changes);
      await checkChoices(call.db, source, changes);
      return updateReference(call.db, source, id, changes);
    },
    remove: async (call) => {
      const id = idOf(call, spec);
      await rules?.checkDelete?.(call.db, await findReference(call.db, spec, id));
      await deleteReference(call.db, spec, id);
      return { success: true };
    },
  };
};

/** Endpoint and route of every call of every small list, named `civilites.list`. */
export const referenceRoutes: [string, Endpoint, ReferenceRoute][] = references.flatMap((spec) => {
  const source = sourceOf(spec);
  const endpoints = { ...endpointsOf(spec), ...lotCallsOf(spec) };
  const routes: Record<string, ReferenceRoute> = { ...routesOf(source), lot: lotOf(source) };
  return Object.entries(endpoints).map(([call, endpoint]): [string, Endpoint, ReferenceRoute] => [
    `${spec.name}.${call}`,
    endpoint,
    routes[call]!,
  ]);
});
