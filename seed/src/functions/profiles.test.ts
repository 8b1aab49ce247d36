import { describe, expect, it } from 'vitest';
import { customerRows } from '../customer.ts';
import { customers } from '../registry.ts';
import type { Row, TableRows } from '../rows.ts';

const armor = customerRows(customers.find(({ name }) => name === 'BDGpArmor')!.recipe);
const rowsOf = (name: string, tables: readonly TableRows[] = armor) => tables.find(({ table }) => table === name)?.rows ?? [];
const keysOf = (rows: readonly Row[], ...columns: string[]) => rows.map((row) => columns.map((column) => row[column]).join('/'));

/** Table, column, and where the column's values must exist. */
const pointers = [
  ['profilsESellerTeam', ['IDDashboard'], 'dashboards'],
  ['DRMODULE', ['SOFTWARE_ID'], 'SOFTWARE'],
  ['DRFUNCTION', ['DRMODULE_ID'], 'DRMODULE'],
  ['DRPRIVILEGE_FUNCTION', ['DRFUNCTION_ID'], 'DRFUNCTION'],
  ['DRPROFILE_PRIVILEGE', ['DRPROFILE_ID'], 'profilsESellerTeam'],
  ['DRPROFILE_PRIVILEGE', ['DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID'], 'DRPRIVILEGE_FUNCTION'],
  ['profilsEDataVoicePrcPermissions', ['IDProfil'], 'profilsEDataVoicePrc'],
  ['profilsEDataVoicePrcPermissions', ['Code'], 'permissions'],
] as const;

describe('profiles', () => {
  it.each(pointers)('%s refers by %j to rows of %s, which come earlier', (table, columns, target) => {
    const order = armor.map((one) => one.table);
    expect(order.indexOf(target)).toBeGreaterThanOrEqual(0);
    expect(order.indexOf(target)).toBeLessThan(order.indexOf(table));
    const known = new Set(keysOf(rowsOf(target), ...columns));
    const given = keysOf(rowsOf(table), ...columns).filter((key) => key !== '');
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((key) => !known.has(key))).toEqual([]);
  });

  it('have about three hundred functions, with unique codes, names and comments', () => {
    const functions = rowsOf('DRFUNCTION');
    expect(functions.length).toBeGreaterThan(285);
    expect(new Set(keysOf(functions, 'DRFUNCTION_CODE')).size).toBe(functions.length);
    expect(new Set(keysOf(functions, 'DRFUNCTION_DESCR')).size).toBe(functions.length);
    expect(functions.filter(({ DRFUNCTION_COMMENT }) => !DRFUNCTION_COMMENT)).toEqual([]);
    expect(rowsOf('DRPRIVILEGE_FUNCTION')).toHaveLength(functions.length * 4);
  });

  it('hold each right once; each profile has some, the administrator nearly all enabled ones', () => {
    const held = rowsOf('DRPROFILE_PRIVILEGE');
    expect(new Set(keysOf(held, 'DRPROFILE_ID', 'DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID')).size).toBe(held.length);
    expect(new Set(keysOf(held, 'DRPROFILE_ID')).size).toBe(rowsOf('profilsESellerTeam').length);
    const enabled = rowsOf('DRPRIVILEGE_FUNCTION').filter((row) => row.DRPRIVILEGE_FUNCTION_ENABLED);
    const own = held.filter((row) => row.DRPROFILE_ID === 1);
    expect(own.length).toBeGreaterThan(enabled.length * 0.95);
    expect(own.length).toBeLessThan(enabled.length);
  });

  it('include disabled rights, some of them still held', () => {
    const disabled = new Set(
      keysOf(
        rowsOf('DRPRIVILEGE_FUNCTION').filter((row) => !row.DRPRIVILEGE_FUNCTION_ENABLED),
        'DRFUNCTION_ID',
        'DRTYPE_PRIVILEGE_ID',
      ),
    );
    expect(disabled.size).toBeGreaterThan(100);
    expect(keysOf(rowsOf('DRPROFILE_PRIVILEGE'), 'DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID').some((key) => disabled.has(key))).toBe(true);
  });

  it('differ a little from one customer to the next', () => {
    const bocage = customerRows(customers.find(({ name }) => name === 'BDGpBocage')!.recipe);
    expect(rowsOf('DRFUNCTION', bocage)).toEqual(rowsOf('DRFUNCTION'));
    expect(rowsOf('DRPROFILE_PRIVILEGE', bocage)).not.toEqual(rowsOf('DRPROFILE_PRIVILEGE'));
  });

  it('of the workstation hold existing permissions, the administrator all of them', () => {
    const permissions = rowsOf('permissions');
    expect(new Set(keysOf(permissions, 'Code')).size).toBe(permissions.length);
    const held = rowsOf('profilsEDataVoicePrcPermissions');
    expect(new Set(keysOf(held, 'IDProfil', 'Code')).size).toBe(held.length);
    expect(held.filter((row) => row.IDProfil === 1)).toHaveLength(permissions.length);
    expect(new Set(keysOf(held, 'IDProfil')).size).toBe(rowsOf('profilsEDataVoicePrc').length);
  });
});
