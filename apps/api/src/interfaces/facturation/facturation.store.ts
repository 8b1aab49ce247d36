import { namesOf } from '@comptoir/contract/fields/shapes';
import { periodeFields, type FacturationProduit } from '@comptoir/contract/interfaces/facturation/facturation.calls';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;

const flags = { eseller: 'FAM_FactureeSeller', edatavoice: 'eDataVoiceActif' } as const;

/** Locks the customer until the transaction ends, so that flag and periods agree. */
export const holdFlags = (db: Db, IDCustomer: number) =>
  db
    .selectFrom('customers')
    .select(['FAM_FactureeSeller as eSellerActif', 'eDataVoiceActif'])
    .where('IDCustomer', '=', IDCustomer)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const setFlag = (db: Db, IDCustomer: number, Produit: FacturationProduit, actif: boolean) =>
  db
    .updateTable('customers')
    .set({ [flags[Produit]]: actif })
    .where('IDCustomer', '=', IDCustomer)
    .execute();

interface Opening {
  DateHOuverture: string;
  OuvertPar: string;
  FactureDu: string;
}
export const openPeriode = (db: Db, IDCustomer: number, Produit: FacturationProduit, opening: Opening) =>
  db
    .insertInto('facturations')
    .values({ IDCustomer, Produit, ...opening })
    .execute();

/** Continues the period that already bills this month, whose first day it is given; says whether there was one. */
export const reopenPeriode = async (db: Db, IDCustomer: number, Produit: FacturationProduit, first: string) => {
  const billed = db
    .selectFrom('facturations')
    .select('IDFacturation')
    .where('IDCustomer', '=', IDCustomer)
    .where('Produit', '=', Produit)
    .where('FactureAu', '>=', first)
    .orderBy('IDFacturation', 'desc')
    .limit(1);
  const reopened = await db
    .updateTable('facturations')
    .set({ DateHCloture: null, CloturePar: null, FactureAu: null })
    .where('IDFacturation', '=', billed)
    .returning('IDFacturation')
    .executeTakeFirst();
  return reopened !== undefined;
};

interface Closing {
  DateHCloture: string;
  CloturePar: string;
  FactureAu: string;
}
/** A customer billed before periods were kept gets one that only has an end. */
export const closePeriode = async (db: Db, IDCustomer: number, Produit: FacturationProduit, closing: Closing) => {
  const closed = await db
    .updateTable('facturations')
    .set(closing)
    .where('IDCustomer', '=', IDCustomer)
    .where('Produit', '=', Produit)
    .where('DateHCloture', 'is', null)
    .returning('IDFacturation')
    .executeTakeFirst();
  if (closed) return;
  await db
    .insertInto('facturations')
    .values({ IDCustomer, Produit, ...closing })
    .execute();
};

/** Newest first. */
export const listPeriodes = (db: Db, IDCustomer: number) =>
  db
    .selectFrom('facturations')
    .select(['IDFacturation', ...namesOf(periodeFields)])
    .where('IDCustomer', '=', IDCustomer)
    .orderBy('IDFacturation', 'desc')
    .execute();
