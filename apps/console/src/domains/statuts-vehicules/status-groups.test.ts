import { expect, test } from 'vitest';
import { groupsOf } from './status-groups.ts';

const row = (IDMatStatus: number, Descr: string, IDGpStatus: number) => ({
  IDMatStatus,
  Descr,
  IDGpStatus,
  GpStatusDescr: `Groupe ${IDGpStatus}`,
});
const rows = [row(1, 'Disponible', 1), row(2, 'En préparation', 1), row(3, 'Livré', 2), row(4, 'Réservé', 1)];

test('states are under their group, in any order', () => {
  expect(groupsOf(rows, '').map(({ GpStatusDescr, statuts }) => [GpStatusDescr, statuts.length])).toEqual([
    ['Groupe 1', 3],
    ['Groupe 2', 1],
  ]);
});

test('the filter reads the text without accents, and leaves no empty group', () => {
  expect(groupsOf(rows, 'livre')).toEqual([{ IDGpStatus: 2, GpStatusDescr: 'Groupe 2', statuts: [rows[2]] }]);
  expect(groupsOf(rows, 'groupe')).toEqual([]);
});
