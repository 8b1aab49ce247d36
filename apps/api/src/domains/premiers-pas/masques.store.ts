import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { personOf, type Session } from '../../http/session.ts';

type Registry = Kysely<RegistryTables>;

export const isMasque = async (registry: Registry, session: Session): Promise<boolean> => {
  const { IDOperator, IDCustomer, IDPeople } = personOf(session);
  const rows = registry.selectFrom('premiersPas').select('Masque');
  const found = await (
    IDOperator === null
      ? rows.where('IDCustomer', '=', IDCustomer).where('IDPeople', '=', IDPeople)
      : rows.where('IDOperator', '=', IDOperator)
  ).executeTakeFirst();
  return found?.Masque ?? false;
};

export const saveMasque = async (registry: Registry, session: Session, Masque: boolean) => {
  await registry
    .insertInto('premiersPas')
    .values({ ...personOf(session), Masque })
    .onConflict((conflict) =>
      (session.kind === 'operator' ? conflict.column('IDOperator') : conflict.columns(['IDCustomer', 'IDPeople'])).doUpdateSet({ Masque }),
    )
    .execute();
};
