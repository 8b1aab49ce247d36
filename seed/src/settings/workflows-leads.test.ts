import { expect, it } from 'vitest';
import { customerRows } from '../customer.ts';
import { customers } from '../registry.ts';

const tablesOf = (name: string) => customerRows(customers.find((one) => one.name === name)!.recipe);
const rowsOf = (name: string, table: string) => tablesOf(name).find((rows) => rows.table === table)!.rows;

it.each(['BDGpArmor', 'BDGpNiAtlantique', 'BDGpGeant'])('%s: one workflow for an origin and site, some for all other sites', (name) => {
  const rows = rowsOf(name, 'workflowsLeads');
  expect(new Set(rows.map(({ IDOrigineAction, IDSite }) => `${IDOrigineAction} ${IDSite}`)).size).toBe(rows.length);
  expect(rows.some(({ IDSite }) => IDSite === null)).toBe(true);
  expect(rows.some(({ IDSite }) => IDSite !== null)).toBe(true);
  expect(rows.filter(({ ReceptionLeads, WorkflowBDC }) => ReceptionLeads !== 'BDC' && WorkflowBDC !== '')).toEqual([]);
  const active = new Set(
    rowsOf(name, 'origines')
      .filter(({ EstInactif }) => !EstInactif)
      .map(({ IDOrigineAction }) => IDOrigineAction),
  );
  expect(rows.filter(({ IDOrigineAction }) => !active.has(IDOrigineAction ?? null))).toEqual([]);
});

it('has none in a group without eSeller Lead', () => {
  expect(rowsOf('BDGpSologne', 'workflowsLeads')).toEqual([]);
});
