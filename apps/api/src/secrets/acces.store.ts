import { sql } from 'kysely';
import { anyText } from '../db/any-of.ts';
import type { Db } from '../db/tables.ts';
import { readSecrets, type Secrets } from './a-ressaisir.ts';
import type { Vault } from './vault.ts';

interface Holder {
  db: Db;
  vault: Pick<Vault, 'seal' | 'read'>;
  schema: string;
}

/** The owner of a login: the partner's interface, and '' for the group, or a site, a company or a user by its id. */
interface Place {
  Interface: string;
  Cible: number | string;
}

const addressOf = (schema: string, { Interface, Cible }: Place, Champ: string) => ({
  schema,
  table: 'accesPartenaires',
  column: 'Valeur',
  id: `${Interface}/${Cible}/${Champ}`,
});

const readPlace = <Champ extends string>(
  { vault, schema }: Holder,
  place: Place,
  champs: readonly Champ[],
  sealed: ReadonlyMap<string, string>,
): Secrets<Champ> =>
  readSecrets(
    vault,
    (champ) => addressOf(schema, place, champ),
    // One entry for each requested field.
    Object.fromEntries(champs.map((champ) => [champ, sealed.get(champ)])) as Record<Champ, string | undefined>,
  );

/** The fields of every owner in an interface, in clear; an empty field is ''. */
export const listAcces = async <const Champ extends string>(holder: Holder, Interface: string, champs: readonly Champ[]) => {
  const rows = await holder.db
    .selectFrom('accesPartenaires')
    .select(['Cible', 'Champ', 'Valeur'])
    .where('Interface', '=', Interface)
    .where('Champ', '=', anyText(champs))
    .execute();
  const places = new Map<string, Map<string, string>>();
  for (const { Cible, Champ, Valeur } of rows) places.set(Cible, (places.get(Cible) ?? new Map<string, string>()).set(Champ, Valeur));
  return new Map([...places].map(([Cible, sealed]) => [Cible, readPlace(holder, { Interface, Cible }, champs, sealed)]));
};

/** When each place of an interface was last changed. */
export const listAccesDates = async (db: Db, Interface: string): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('accesPartenaires')
    .select(({ fn }) => ['Cible', fn.max('DateModification').as('DateModification')])
    .where('Interface', '=', Interface)
    .groupBy('Cible')
    .execute();
  return new Map(rows.map(({ Cible, DateModification }) => [Cible, DateModification]));
};

/** The fields of one owner, in clear; '' if empty. */
export const readAcces = async <const Champ extends string>(
  holder: Holder,
  place: Place,
  champs: readonly Champ[],
): Promise<Secrets<Champ>> => {
  const rows = await holder.db
    .selectFrom('accesPartenaires')
    .select(['Champ', 'Valeur'])
    .where('Interface', '=', place.Interface)
    .where('Cible', '=', String(place.Cible))
    .execute();
  return readPlace(holder, place, champs, new Map(rows.map(({ Champ, Valeur }) => [Champ, Valeur])));
};

/** Stores changed fields, sealed; '' removes a field. Unchanged ones keep their seal and date. */
export const writeAcces = async (holder: Holder, place: Place, values: Readonly<Record<string, string | undefined>>) => {
  const { db, vault, schema } = holder;
  const asked = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const present = await readAcces(
    holder,
    place,
    asked.map(([Champ]) => Champ),
  );
  for (const [Champ, plain] of asked) {
    if (plain === present[Champ]) continue;
    const row = { Interface: place.Interface, Cible: String(place.Cible), Champ };
    if (plain === '') {
      await db
        .deleteFrom('accesPartenaires')
        .where('Interface', '=', row.Interface)
        .where('Cible', '=', row.Cible)
        .where('Champ', '=', Champ)
        .execute();
      continue;
    }
    const Valeur = vault.seal(addressOf(schema, place, Champ), plain);
    await db
      .insertInto('accesPartenaires')
      .values({ ...row, Valeur })
      .onConflict((conflict) =>
        conflict.columns(['Interface', 'Cible', 'Champ']).doUpdateSet({ Valeur, DateModification: sql<string>`now()` }),
      )
      .execute();
  }
};

/** Forgets everything that one place signs in with. */
export const removeAcces = (db: Db, { Interface, Cible }: Place) =>
  db.deleteFrom('accesPartenaires').where('Interface', '=', Interface).where('Cible', '=', String(Cible)).execute();
