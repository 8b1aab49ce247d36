import { expect, test } from 'vitest';
import { inFrenchOrder } from './options.ts';

test('records stand in French order; what stands for none or all stays first', () => {
  const named = (value: string | number, label: string) => ({ value, label });
  const given = [named(7, 'Évreux'), named(0, 'Toutes'), named(2, 'Étampes'), named('', 'Aucune'), named(9, 'brest'), named(4, 'Zone')];
  expect(inFrenchOrder(given).map(({ label }) => label)).toEqual(['Toutes', 'Aucune', 'brest', 'Étampes', 'Évreux', 'Zone']);
});
