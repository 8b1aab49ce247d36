import { isOpenTo } from '@comptoir/contract/limites';
import { mostRecents, type Lieu } from '@comptoir/contract/domains/lieux/lieux.calls';
import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';

type Registry = Kysely<RegistryTables>;
interface Place {
  IDCustomer: number;
  Ecran: string;
  Nom: string;
}

/** Customers that may be opened, by their names. */
export const findOpenCustomers = (registry: Registry, names: readonly string[]) =>
  registry
    .selectFrom('customers')
    .select(['IDCustomer', 'IDServer', 'name'])
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .where('closedFor', 'is', null)
    .execute();

/** Those at customers that may be opened. */
export const listLieux = async (
  registry: Registry,
  { id: IDOperator, limites }: Pick<Session, 'id' | 'limites'>,
): Promise<{ favoris: Lieu[]; recents: Lieu[] }> => {
  const all = await registry
    .selectFrom('lieux')
    .innerJoin('customers', 'customers.IDCustomer', 'lieux.IDCustomer')
    .select(['customers.IDCustomer', 'customers.IDServer'])
    .select(['customers.name as BDGp', 'customers.label as client', 'lieux.Ecran', 'lieux.Nom', 'lieux.Rang', 'lieux.OuvertH'])
    .where('IDOperator', '=', IDOperator)
    .where('customers.closedFor', 'is', null)
    .orderBy('lieux.OuvertH', 'desc')
    .orderBy('lieux.IDLieu', 'desc')
    .execute();
  const rows = all.filter((row) => isOpenTo(limites, row));
  const shown = (some: typeof rows) => some.map(({ BDGp, client, Ecran, Nom }) => ({ BDGp, client, Ecran, Nom }));
  return {
    favoris: shown(rows.filter(({ Rang }) => Rang !== null).toSorted((a, b) => Number(a.Rang) - Number(b.Rang))),
    recents: shown(rows.filter(({ OuvertH }) => OuvertH !== null)),
  };
};

const unique = ['IDOperator', 'IDCustomer', 'Ecran'] as const;

/** These are the favourites, in this order; the others are none any more. */
export const saveFavoris = async (registry: Registry, IDOperator: number, places: readonly Place[]) => {
  const wanted = [...new Map(places.map((place) => [`${place.IDCustomer} ${place.Ecran}`, place])).values()];
  if (wanted.length > 0) {
    await registry
      .insertInto('lieux')
      .values(wanted.map((place, at) => ({ ...place, IDOperator, Rang: at + 1, OuvertH: null })))
      .onConflict((conflict) =>
        conflict.columns(unique).doUpdateSet({ Rang: sql<number>`excluded."Rang"`, Nom: sql<string>`excluded."Nom"` }),
      )
      .execute();
  }
  const isWanted = sql<boolean>`exists (
    select from unnest(${wanted.map(({ IDCustomer }) => IDCustomer)}::bigint[], ${wanted.map(({ Ecran }) => Ecran)}::text[]) as one(customer, ecran)
    where customer = "lieux"."IDCustomer" and ecran = "lieux"."Ecran")`;
  await registry
    .deleteFrom('lieux')
    .where('IDOperator', '=', IDOperator)
    .where('OuvertH', 'is', null)
    .where(sql<boolean>`not ${isWanted}`)
    .execute();
  await registry
    .updateTable('lieux')
    .set({ Rang: null })
    .where('IDOperator', '=', IDOperator)
    .where('Rang', 'is not', null)
    .where(sql<boolean>`not ${isWanted}`)
    .execute();
};

/** The place comes first; what is beyond the last ones that are kept is forgotten, unless it is a favourite. */
export const addRecent = async (registry: Registry, IDOperator: number, place: Place) => {
  const OuvertH = sql<string>`clock_timestamp()`;
  await registry
    .insertInto('lieux')
    .values({ ...place, IDOperator, Rang: null, OuvertH })
    .onConflict((conflict) => conflict.columns(unique).doUpdateSet({ OuvertH, Nom: place.Nom }))
    .execute();
  const older = registry
    .selectFrom('lieux')
    .select('IDLieu')
    .where('IDOperator', '=', IDOperator)
    .where('OuvertH', 'is not', null)
    .orderBy('OuvertH', 'desc')
    .orderBy('IDLieu', 'desc')
    .offset(mostRecents);
  await registry.updateTable('lieux').set({ OuvertH: null }).where('Rang', 'is not', null).where('IDLieu', 'in', older).execute();
  await registry.deleteFrom('lieux').where('Rang', 'is', null).where('IDLieu', 'in', older).execute();
};
