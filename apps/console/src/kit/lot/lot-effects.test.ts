import type { LotLigne } from '@comptoir/contract/lots';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectsOf, flagAct } from './lot-effects.ts';

const line = (effet: LotLigne['effet'], ...champs: string[]): LotLigne => ({ id: 1, nom: 'x', effet, champs, message: null });
const sites = { field: 'Sites', text: 'Ajouter l’accès à Paimpol, Lannion' };

test('each change says how many rows it changes, how many were so already, and what comes along', () => {
  const lignes = [line('modification', 'Sites', 'TypeVN', 'Profil'), line('modification', 'Sites'), line('inchange'), line('refus')];
  expect(effectsOf({ lignes }, [sites, flagAct('TypeVN', 'VN', true)], (field) => `«${field}»`)).toEqual([
    'Ajouter l’accès à Paimpol, Lannion → 2 lignes, 1 déjà ainsi',
    'VN\u00a0: Oui → 1 ligne, 2 déjà ainsi',
    'Par suite, «Profil» → 1 ligne',
  ]);
});

test('the rows of a change are all those that were not refused', () => {
  const lines = fc.array(fc.record({ effet: fc.constantFrom('modification', 'inchange', 'refus'), has: fc.boolean() }), { maxLength: 30 });
  fc.assert(
    fc.property(lines, (given) => {
      const lignes = given.map(({ effet, has }) => line(effet, ...(effet === 'modification' && has ? ['Sites'] : [])));
      const [said = ''] = effectsOf({ lignes }, [sites], String);
      const numbers = [...said.matchAll(/\d+/g)].map(Number);
      expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(lignes.filter(({ effet }) => effet !== 'refus').length);
    }),
  );
});
