import type { SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { secondFacteurOf } from '../../http/sessions/politique.ts';

type Db = Kysely<RegistryTables>;

/** What is asked of the operators, and of the people of each customer, by name. */
export const listPolitiques = async (db: Db, config: Parameters<typeof secondFacteurOf>[0]) => {
  const rows = await db.selectFrom('politiques').select(['IDCustomer', 'SecondFacteur']).execute();
  const said = new Map(rows.map(({ IDCustomer, SecondFacteur }) => [IDCustomer, SecondFacteur]));
  const customers = await db.selectFrom('customers').select(['IDCustomer', 'name', 'label']).orderBy('name').execute();
  return {
    operateurs: secondFacteurOf(config, null, said.get(null)),
    clients: customers.map(({ IDCustomer, name, label }) => ({
      BDGp: name,
      label,
      SecondFacteur: secondFacteurOf(config, IDCustomer, said.get(IDCustomer)),
    })),
  };
};

/** `IDCustomer` null: of the operators. */
export const savePolitique = (db: Db, IDCustomer: number | null, SecondFacteur: SecondFacteur) =>
  db
    .insertInto('politiques')
    .values({ IDCustomer, SecondFacteur })
    .onConflict((conflict) => conflict.expression(sql`coalesce("IDCustomer", 0)`).doUpdateSet({ SecondFacteur }))
    .execute();
