import { Refusal } from '@comptoir/contract/errors';
import { wallySkip } from '@comptoir/contract/interfaces/wally/wally.calls';
import { doublon, valeur } from '../../db/faults/because.ts';
import { unknownRecord } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { findOrigines } from '../../domains/origines/origines.store.ts';
import type { Pair } from './wally.rules.ts';

const checkSite = async (db: Db, IDSite: number) => {
  const found = await db.selectFrom('sites').select('IDSite').where('IDSite', '=', IDSite).forKeyShare().executeTakeFirst();
  if (!found) throw unknownRecord('Ce site');
};

const checkOrigine = async (db: Db, IDOrigineAction: number) => {
  const [found] = await findOrigines(db, [IDOrigineAction]);
  if (!found) throw unknownRecord('Cette origine');
  if (found.EstInactif)
    throw new Refusal('rule', 'Cette origine est inactive\u00a0: choisissez-en une autre.').because(
      valeur('origines', { IDOrigineAction }, 'EstInactif', {
        phrase: 'Rendre cette origine active',
        methode: 'PUT',
        chemin: `/api/origines/${IDOrigineAction}`,
        corps: { EstInactif: 0 },
      }),
    );
};

/** The pairs of points of sale and brands, with our sites. */
export const sitesKind = {
  pairs: 'wallyMarquesSites',
  things: 'wallySites',
  thing: 'IdWallySite',
  name: 'NomWallySite',
  own: 'IDSite',
  called: 'Ce point de vente',
  pair: 'La correspondance de ce point de vente avec cette marque',
  /** Whether one of our records may be chosen. @throws Refusal 404, 422 */
  check: checkSite,
  exists: 'Ce point de vente a déjà une correspondance pour cette marque.',
} as const;
export type Kind = typeof sitesKind;

/** The pairs of origins and brands, with our origins. */
export const originesKind = {
  pairs: 'wallyMarquesOrigines',
  things: 'wallyOrigines',
  thing: 'IdWallyOrigine',
  name: 'NomOrigine',
  own: 'IDOrigineAction',
  called: 'Cette origine Wally',
  pair: 'La correspondance de cette origine Wally avec cette marque',
  check: checkOrigine,
  exists: 'Cette origine a déjà une correspondance pour cette marque.',
  // Both kinds have the same columns under other names, so the code is written once.
} as unknown as Kind;

export interface Place extends Pair {
  IdCompte: number;
}

const chosen = ({ own }: Kind, choice: number) => ({ [own]: choice === wallySkip ? null : choice, toSkip: choice === wallySkip });

const checkChoice = ({ check }: Kind, db: Db, choice: number) => (choice === wallySkip ? Promise.resolve() : check(db, choice));

/** @throws Refusal 404 for something that Wally does not know of the account */
const checkKnown = async (db: Db, { things, thing: column, called }: Kind, { IdCompte, thing, marque }: Place) => {
  const known = await db
    .selectFrom(things)
    .select('IdCompte')
    .where('IdCompte', '=', IdCompte)
    .where(column, '=', thing)
    .executeTakeFirst();
  const brand = await db
    .selectFrom('wallyMarques')
    .select('IdCompte')
    .where('IdCompte', '=', IdCompte)
    .where('IdWallyMarque', '=', marque)
    .executeTakeFirst();
  if (!known) throw unknownRecord(called);
  if (!brand) throw unknownRecord('Cette marque');
};

/** @throws Refusal 404, 409, 422 */
export const insertPair = async (db: Db, kind: Kind, place: Place, choice: number) => {
  await checkKnown(db, kind, place);
  await checkChoice(kind, db, choice);
  const { IdCompte, thing, marque } = place;
  const inserted = await db
    .insertInto(kind.pairs)
    .values({ IdCompte, [kind.thing]: thing, IdWallyMarque: marque, ...chosen(kind, choice) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('IdCompte')
    .executeTakeFirst();
  if (!inserted)
    throw new Refusal('conflict', kind.exists).because(
      doublon(kind.pairs, { IdCompte, [kind.thing]: thing, IdWallyMarque: marque }, kind.own),
    );
};

/** @throws Refusal 404, 422 */
export const updatePair = async (db: Db, kind: Kind, { IdCompte, thing, marque }: Place, choice: number) => {
  await checkChoice(kind, db, choice);
  const updated = await db
    .updateTable(kind.pairs)
    .set(chosen(kind, choice))
    .where('IdCompte', '=', IdCompte)
    .where(kind.thing, '=', thing)
    .where('IdWallyMarque', '=', marque)
    .returning('IdCompte')
    .executeTakeFirst();
  if (!updated) throw unknownRecord(kind.pair);
};

/** @throws Refusal 404 */
export const deletePair = async (db: Db, kind: Kind, { IdCompte, thing, marque }: Place) => {
  const deleted = await db
    .deleteFrom(kind.pairs)
    .where('IdCompte', '=', IdCompte)
    .where(kind.thing, '=', thing)
    .where('IdWallyMarque', '=', marque)
    .returning('IdCompte')
    .executeTakeFirst();
  if (!deleted) throw unknownRecord();
};

/** Pairs of an account without a choice. */
export const countHoles = async (db: Db, kind: Kind, IdCompte: number) => {
  const { holes } = await db
    .selectFrom(kind.pairs)
    .select(({ fn }) => fn.countAll<number>().as('holes'))
    .where('IdCompte', '=', IdCompte)
    .where(kind.own, 'is', null)
    .where('toSkip', '=', false)
    .executeTakeFirstOrThrow();
  return holes;
};
