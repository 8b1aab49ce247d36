import { describe, expect, it } from 'vitest';
import { customerRows } from '../customer.ts';
import { customers } from '../registry.ts';

const main = ['BDGpArmor', 'BDGpNiAtlantique', 'BDGpBocage', 'BDGpGeant'];

describe.each(customers)('$name', ({ name, recipe }) => {
  const tables = customerRows(recipe);
  const rowsOf = (wanted: string) => tables.find(({ table }) => table === wanted)?.rows ?? [];
  const gateways = rowsOf('passerelles');
  const history = rowsOf('passerellesHisto');
  const dates = gateways.map((row) => row.DateHRefProchainTransfert);

  it('has a gateway on time and one that is late, whatever the day, and a large group one without a date', () => {
    const overdue = dates.filter((date) => typeof date === 'string' && /^2026-0[1-3]-/.test(date));
    expect(overdue.length).toBeGreaterThan(0);
    expect(dates.filter((date) => typeof date === 'string' && /^tomorrow \d\d:\d\d\+00$/.test(date)).length).toBeGreaterThan(0);
    expect(dates.includes(null)).toBe(main.includes(name));
    expect(new Set(gateways.map(({ Libelle }) => Libelle)).size).toBe(gateways.length);
  });

  it('has histories with and without errors, one error a line; a gateway without a date has none', () => {
    expect(history.filter(({ NbErreurs }) => NbErreurs === 0).length).toBeGreaterThan(0);
    expect(history.filter(({ NbErreurs }) => Number(NbErreurs) > 0).length).toBeGreaterThan(0);
    const lines = history.map((row) => String(row.DetailErreurs).split('\n').filter(Boolean).length);
    expect(lines).toEqual(history.map(({ NbErreurs }) => NbErreurs));
    const called = new Set(history.map((row) => row.IDPasserelleDMS));
    expect(gateways.map((row) => called.has(row.IDPasserelleDMS))).toEqual(dates.map((date) => date !== null));
  });

  it('has follow-ups of the group, of companies and of sites, before and after their event', () => {
    const follows = rowsOf('relances');
    const ofPlaques = new Set(rowsOf('relancesPlaques').map((row) => row.IDRelanceAuto));
    const ofSites = new Set(rowsOf('relancesSites').map((row) => row.IDRelanceAuto));
    const modes = follows.map((row) => [row.Groupe, ofPlaques.has(row.IDRelanceAuto), ofSites.has(row.IDRelanceAuto)]);
    expect(modes.filter((mode) => mode.filter(Boolean).length !== 1)).toEqual([]);
    for (const at of [0, 1, 2]) expect(modes.some((mode) => mode[at])).toBe(true);
    expect(follows.some(({ NbJours }) => Number(NbJours) <= 0)).toBe(true);
    expect(follows.some(({ NbJours }) => Number(NbJours) > 0)).toBe(true);
  });
});
