import type { Db } from '../../db/tables.ts';
import { lastOfEach } from '../../partners/last-of-each.ts';
import type { Kind, Place } from './correspondances.store.ts';
import { refreshPlan, type Known, type Named } from './wally.rules.ts';

const listPairs = async (db: Db, kind: Kind, IdCompte: number) => {
  const rows = await db.selectFrom(kind.pairs).selectAll().where('IdCompte', '=', IdCompte).execute();
  return rows.map((row) => ({ thing: row[kind.thing], marque: row.IdWallyMarque, isChosen: row.toSkip || row[kind.own] !== null }));
};

const saveMarques = async (db: Db, IdCompte: number, marques: readonly Named[]) => {
  if (marques.length === 0) return;
  await db
    .insertInto('wallyMarques')
    .values(lastOfEach(marques, ({ id }) => id).map(({ id, name }) => ({ IdCompte, IdWallyMarque: id, NomWallyMarque: name })))
    .onConflict((conflict) =>
      conflict.columns(['IdCompte', 'IdWallyMarque']).doUpdateSet(({ ref }) => ({ NomWallyMarque: ref('excluded.NomWallyMarque') })),
    )
    .execute();
};

const saveThings = async (db: Db, { things: table, thing, name: column }: Kind, IdCompte: number, things: readonly Named[]) => {
  if (things.length === 0) return;
  await db
    .insertInto(table)
    .values(lastOfEach(things, ({ id }) => id).map(({ id, name }) => ({ IdCompte, [thing]: id, [column]: name })))
    .onConflict((conflict) => conflict.columns(['IdCompte', thing]).doUpdateSet(({ ref }) => ({ [column]: ref(`excluded.${column}`) })))
    .execute();
};

/** Those that Wally no longer knows and that no pair names. */
const forgetThings = (db: Db, { things: table, thing, pairs }: Kind, IdCompte: number, known: readonly Named[]) =>
  db
    .deleteFrom(table)
    .where('IdCompte', '=', IdCompte)
    .$if(known.length > 0, (query) =>
      query.where(
        thing,
        'not in',
        known.map(({ id }) => id),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(pairs)
            .select(`${pairs}.IdCompte`)
            .whereRef(`${pairs}.IdCompte`, '=', `${table}.IdCompte`)
            .whereRef(`${pairs}.${thing}`, '=', `${table}.${thing}`),
        ),
      ),
    )
    .execute();

/** Removes a pair unless it has got a choice meanwhile or is gone; answers how many went. */
const forgetPair = async (db: Db, { pairs, thing: column, own }: Kind, { IdCompte, thing, marque }: Place) => {
  const { numDeletedRows } = await db
    .deleteFrom(pairs)
    .where('IdCompte', '=', IdCompte)
    .where(column, '=', thing)
    .where('IdWallyMarque', '=', marque)
    .where(own, 'is', null)
    .where('toSkip', '=', false)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Updates an account to what Wally knows now; choices stay. */
export const storeKnown = async (db: Db, kind: Kind, IdCompte: number, { things, marques, pairs }: Known) => {
  const { added, removed } = refreshPlan(pairs, await listPairs(db, kind, IdCompte));
  await saveMarques(db, IdCompte, marques);
  await saveThings(db, kind, IdCompte, things);
  if (added.length > 0) {
    await db
      .insertInto(kind.pairs)
      .values(added.map(({ thing, marque }) => ({ IdCompte, [kind.thing]: thing, IdWallyMarque: marque, [kind.own]: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  let retirees = 0;
  for (const pair of removed) retirees += await forgetPair(db, kind, { IdCompte, ...pair });
  await forgetThings(db, kind, IdCompte, things);
  return { ajoutees: added.length, retirees };
};
