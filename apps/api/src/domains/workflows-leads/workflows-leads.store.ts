import type { GpConfigChanges, NewWorkflow, WorkflowChanges } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { workflowFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

const shown = (db: Db) => db.selectFrom('workflowsLeads').select(['IDWorkflowLead', ...namesOf(workflowFields)]);

export const listWorkflows = (db: Db) => jsonRows(db, shown(db).orderBy('IDOrigineAction').orderBy('IDSite'));

/** One workflow as JSON text. @throws Refusal 404 */
export const readWorkflow = async (db: Db, IDWorkflowLead: number) =>
  existing(await jsonRow(db, shown(db).where('IDWorkflowLead', '=', IDWorkflowLead)));

/** One workflow; nobody else changes it until the transaction ends. @throws Refusal 404 */
export const lockWorkflow = async (db: Db, IDWorkflowLead: number) =>
  existing(await shown(db).where('IDWorkflowLead', '=', IDWorkflowLead).forUpdate().executeTakeFirst());

export const updateWorkflow = (db: Db, IDWorkflowLead: number, changes: Required<WorkflowChanges>) =>
  db.updateTable('workflowsLeads').set(changes).where('IDWorkflowLead', '=', IDWorkflowLead).execute();

/** @throws Refusal 404 */
export const deleteWorkflow = async (db: Db, IDWorkflowLead: number) => {
  const { numDeletedRows } = await db.deleteFrom('workflowsLeads').where('IDWorkflowLead', '=', IDWorkflowLead).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};

/** How many workflows exist for these origins and sites. */
const countStanding = async (db: Db, rows: readonly NewWorkflow[]) => {
  const origines = rows.map(({ IDOrigineAction }) => IDOrigineAction);
  const sites = rows.map(({ IDSite }) => IDSite ?? 0);
  const { nb } = await db
    .selectFrom('workflowsLeads')
    .select(({ fn }) => fn.countAll().as('nb'))
    .where(sql`("IDOrigineAction", coalesce("IDSite", 0))`, 'in', sql`(select * from unnest(${origines}::bigint[], ${sites}::bigint[]))`)
    .executeTakeFirstOrThrow();
  return Number(nb);
};

/** Rows in a statement: four parameters each, of at most 65,535. */
const batch = 5_000;

/** Adds workflows, or replaces those of the same origin and site; answers how many were replaced. */
export const putWorkflows = async (db: Db, rows: readonly NewWorkflow[]) => {
  const nbRemplaces = await countStanding(db, rows);
  for (let start = 0; start < rows.length; start += batch) {
    await db
      .insertInto('workflowsLeads')
      .values(rows.slice(start, start + batch))
      .onConflict((conflict) =>
        conflict
          .columns(['IDOrigineAction', 'IDSite'])
          .doUpdateSet(({ ref }) => ({ ReceptionLeads: ref('excluded.ReceptionLeads'), WorkflowBDC: ref('excluded.WorkflowBDC') }))
          .where(({ eb, or, ref }) =>
            or([
              eb('workflowsLeads.ReceptionLeads', '<>', ref('excluded.ReceptionLeads')),
              eb('workflowsLeads.WorkflowBDC', '<>', ref('excluded.WorkflowBDC')),
            ]),
          ),
      )
      .execute();
  }
  return nbRemplaces;
};

export const updateGpConfig = async (db: Db, changes: GpConfigChanges) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('gpParametres').set(changes).execute();
};
