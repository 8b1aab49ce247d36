import type { SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { secondFacteurOf } from '../../http/sessions/politique.ts';

type Db = Kysely<RegistryTables>;

/** What is asked of the operators, and of the people of each customer, by name. */
export const listPolitiques = async (db: Db, config: Parameters<typeof secondFacteurOf>[0]) => {
  const rows = await db.selectFrom('politiques').select(['IDCustomer', 'SecondFacteur', 'AnnonceConnexion', 'MotDePasseMinimum']).execute();
  const said = new Map(rows.map((row) => [row.IDCustomer, row]));
  const customers = await db.selectFrom('customers').select(['IDCustomer', 'name', 'label']).orderBy('name').execute();
  return {
    operateurs: secondFacteurOf(config, null, said.get(null)?.SecondFacteur),
    clients: customers.map(({ IDCustomer, name, label }) => ({
      BDGp: name,
      label,
      SecondFacteur: secondFacteurOf(config, IDCustomer, said.get(IDCustomer)?.SecondFacteur),
      AnnonceConnexion: said.get(IDCustomer)?.AnnonceConnexion ?? false,
      MotDePasseMinimum: said.get(IDCustomer)?.MotDePasseMinimum ?? 0,
    })),
  };
};

/** What is absent stays. */
interface Given {
  SecondFacteur?: SecondFacteur | undefined;
  AnnonceConnexion?: boolean | undefined;
  MotDePasseMinimum?: number | undefined;
}

/** `IDCustomer` null: of the operators. */
export const savePolitique = async (db: Db, IDCustomer: number | null, given: Given) => {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) satisfies Given;
  if (Object.keys(set).length === 0) return;
  await db
    .insertInto('politiques')
    .values({ IDCustomer, SecondFacteur: 'non', ...set })
    .onConflict((conflict) => conflict.expression(sql`coalesce("IDCustomer", 0)`).doUpdateSet(set))
    .execute();
};
