import { expect, it } from 'vitest';
import { customerRows } from '../customer.ts';
import { customers } from '../registry.ts';

const rowsOf = (name: string, table: string) => {
  const { recipe } = customers.find((one) => one.name === name)!;
  return customerRows(recipe).find((rows) => rows.table === table)!.rows;
};

it('gives the largest group 5,000 origins, no two of one sub-family alike', () => {
  const rows = rowsOf('BDGpGeant', 'origines');
  expect(rows).toHaveLength(5000);
  const names = rows.map(({ IDSousFamilleOrigineAction, Libelle }) => `${IDSousFamilleOrigineAction}/${Libelle}`);
  expect(new Set(names).size).toBe(rows.length);
});

it.each(['BDGpArmor', 'BDGpNiAtlantique', 'BDGpBocage'])('%s: has a case for every control of the screen, and active defaults', (name) => {
  const rows = rowsOf(name, 'origines');
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.some(({ EstInactif }) => EstInactif)).toBe(true);
  const active = rows.filter(({ EstInactif }) => !EstInactif).map(({ IDOrigineAction }) => IDOrigineAction);
  for (const { IDOrigineAction } of rowsOf(name, 'origineDefault')) expect(active).toContain(IDOrigineAction);
  const used = new Set(rowsOf(name, 'rapports').map(({ IDOrigineAction }) => IDOrigineAction));
  expect(rows.some(({ IDOrigineAction }) => !used.has(IDOrigineAction))).toBe(true);
});
