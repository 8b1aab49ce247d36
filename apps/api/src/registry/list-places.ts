import { customerMigrations, registryMigrations } from '../db/migrations/all.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { Place } from '../secrets/places.ts';
import { sealedColumns } from '../secrets/secrets.store.ts';
import { listCustomers } from './registry.store.ts';

/** The registry and each created customer; `serverOf` gives a customer's database. */
export const listPlaces = async (database: DatabaseServer, serverOf: (IDServer: number) => Promise<DatabaseServer>): Promise<Place[]> => {
  const made = (await listCustomers(database.registry)).filter(({ openedAt }) => openedAt !== null);
  const columns = sealedColumns(customerMigrations);
  const places = made.map(async ({ IDCustomer, name, schema, IDServer }) => ({
    name,
    scope: { IDCustomer },
    schema,
    columns,
    server: await serverOf(IDServer),
  }));
  return [
    { name: 'registre', server: database, scope: 'registry', schema: 'registry', columns: sealedColumns(registryMigrations) },
    ...(await Promise.all(places)),
  ];
};
