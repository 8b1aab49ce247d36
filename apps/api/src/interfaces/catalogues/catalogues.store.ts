import type { CatalogueBrand } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { everyText } from '../../db/any-of.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';
import { lastOfEach } from '../../partners/last-of-each.ts';

export type Referentiel = CustomerTables['marquesCatalogue']['Referentiel'];

export const listBrands = (db: Db, Referentiel: Referentiel) =>
  db.selectFrom('marquesCatalogue').select(['code', 'name']).where('Referentiel', '=', Referentiel).orderBy('name').execute();

/** Replaces the group's brands. */
export const replaceBrands = async (db: Db, Referentiel: Referentiel, brands: readonly CatalogueBrand[]) => {
  const codes = brands.map(({ code }) => code);
  await db.deleteFrom('marquesCatalogue').where('Referentiel', '=', Referentiel).where('code', '<>', everyText(codes)).execute();
  if (brands.length === 0) return;
  await db
    .insertInto('marquesCatalogue')
    .values(lastOfEach(brands, ({ code }) => code).map(({ code, name }) => ({ Referentiel, code, name })))
    .onConflict((conflict) => conflict.columns(['Referentiel', 'code']).doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })))
    .execute();
};
