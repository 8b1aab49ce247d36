import { contextes, type Contexte, type OrigineDefaut, type OrigineUse } from '@comptoir/contract/domains/origines/origines.calls';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

/** Every table that refers to an origin, always by a column `IDOrigineAction`; a test compares with the database. */
export const referringTables = ['rapports', 'offres', 'affaires', 'origineDefault', 'workflowsLeads', 'wallyMarquesOrigines'] as const;

/** How many rows of each table refer to an origin; tables without any are left out. */
export const listUses = async (db: Db, IDOrigineAction: number): Promise<OrigineUse[]> => {
  const uses: OrigineUse[] = [];
  for (const table of referringTables) {
    const query = db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('nb'))
      .where('IDOrigineAction', '=', IDOrigineAction);
    const nb = Number((await query.executeTakeFirstOrThrow()).nb);
    if (nb > 0) uses.push({ table, nb });
  }
  return uses;
};

/** On a site where both have a workflow, the target's stays and the source's is removed. */
const dropDoubles = (db: Db, from: number, to: number) =>
  db
    .deleteFrom('workflowsLeads as own')
    .where('own.IDOrigineAction', '=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('workflowsLeads as other')
          .select('other.IDSite')
          .where('other.IDOrigineAction', '=', to)
          .where(sql<boolean>`other."IDSite" is not distinct from own."IDSite"`),
      ),
    )
    .execute();

/** Moves every reference from one origin to another; answers how many of which tables. */
export const moveUses = async (db: Db, from: number, to: number): Promise<OrigineUse[]> => {
  const moved: OrigineUse[] = [];
  await dropDoubles(db, from, to);
  for (const table of referringTables) {
    const query = db.updateTable(table).set({ IDOrigineAction: to }).where('IDOrigineAction', '=', from);
    const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) moved.push({ table, nb: Number(numUpdatedRows) });
  }
  return moved;
};

/** The contexts that an origin is the default of. */
export const listContextesOf = async (db: Db, IDOrigineAction: number): Promise<Contexte[]> => {
  const rows = await db.selectFrom('origineDefault').select('Contexte').where('IDOrigineAction', '=', IDOrigineAction).execute();
  return rows.map(({ Contexte }) => Contexte);
};

export const hasWorkflows = async (db: Db, IDOrigineAction: number) =>
  (await db.selectFrom('workflowsLeads').select('IDWorkflowLead').where('IDOrigineAction', '=', IDOrigineAction).executeTakeFirst()) !==
  undefined;

export const hasCorrespondancesWally = async (db: Db, IDOrigineAction: number) =>
  (await db.selectFrom('wallyMarquesOrigines').select('IdCompte').where('IDOrigineAction', '=', IDOrigineAction).executeTakeFirst()) !==
  undefined;

/** Leads of an origin that were opened during the last 30 days. */
export const countLeads = async (db: Db, IDOrigineAction: number) => {
  const { nb } = await db
    .selectFrom('affaires')
    .select(({ fn }) => fn.countAll<number>().as('nb'))
    .where('IDOrigineAction', '=', IDOrigineAction)
    .where('DateOuvertureLead', '>=', sql<string>`now() - interval '30 days'`)
    .executeTakeFirstOrThrow();
  return nb;
};

/** The Wally accounts whose mappings name an origin. */
export const listComptesWally = (db: Db, IDOrigineAction: number) =>
  db
    .selectFrom('wallyMarquesOrigines')
    .innerJoin('wallyComptes', 'wallyComptes.IdWallyCompte', 'wallyMarquesOrigines.IdCompte')
    .select(['IdWallyCompte', 'crm_name', 'Identifiant'])
    .select(({ fn }) => fn.countAll<number>().as('nb'))
    .where('IDOrigineAction', '=', IDOrigineAction)
    .groupBy(['IdWallyCompte', 'crm_name', 'Identifiant'])
    .orderBy('Identifiant')
    .execute();

/** One row for each context, in order, with or without an origin. */
export const listDefauts = async (db: Db): Promise<OrigineDefaut[]> => {
  const rows = await db.selectFrom('origineDefault').selectAll().execute();
  const stored = new Map(rows.map(({ Contexte, IDOrigineAction }) => [Contexte, IDOrigineAction]));
  return contextes.map((Contexte) => ({ Contexte, IDOrigineAction: stored.get(Contexte) ?? null }));
};

export const saveDefauts = async (db: Db, rows: readonly OrigineDefaut[]) => {
  if (rows.length === 0) return;
  await db
    .insertInto('origineDefault')
    .values([...rows])
    .onConflict((conflict) => conflict.column('Contexte').doUpdateSet({ IDOrigineAction: sql`excluded."IDOrigineAction"` }))
    .execute();
};
