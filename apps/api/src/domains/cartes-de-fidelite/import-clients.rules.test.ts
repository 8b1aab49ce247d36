import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meantByLines, messageOf, planClients, refusOf, type FideliteLine, type Owners } from './import-clients.rules.ts';

const VIN = 'VF1AB000123456789';
const line = (ligne: number, given: FideliteLine['given'], faults: FideliteLine['faults'] = []): FideliteLine => ({
  ligne,
  given,
  faults,
  avis: [],
});
const free = { IDFidelite: null, DateDebutFidelite: null };
const planOf = (lines: readonly FideliteLine[], owners: Owners) => {
  const meant = meantByLines(lines, owners);
  const held = new Map([1, 2].map((id) => [id, free]));
  const plans = planClients(lines, meant, held, 7);
  return { plans, refus: refusOf(plans, meant) };
};
const one: Owners = new Map([[VIN, new Set([1])]]);

describe('the two cells of a line', () => {
  test('a VIN is recognised whatever its case and spaces', () => {
    const { plans } = planOf([line(2, { VIN: ' vf1ab 000-123456789 ', DateDebut: '2024-01-01' })], one);
    expect(plans).toMatchObject([{ effet: 'modification', cle: VIN, writing: { IDClient: 1, debut: '2024-01-01' } }]);
  });

  test.each<[FideliteLine['given'], string]>([
    [{ VIN: 'VF1AB00012345678', DateDebut: '2024-01-01' }, 'Un VIN de 17 caractères est attendu (colonne A)'],
    [{ VIN: 'VF1AO000123456789', DateDebut: '2024-01-01' }, 'Un VIN de 17 caractères est attendu (colonne A)'],
    [{ DateDebut: '2024-01-01' }, 'Le VIN manque (colonne A)'],
    [{ VIN }, 'La date de début de contrat manque (colonne G)'],
  ])('%j is told with its column', (given, message) => {
    expect(planOf([line(3, given)], one).refus).toMatchObject([{ ligne: 3, message }]);
  });

  test('what could not be read is told once', () => {
    const faults = [{ field: 'DateDebut', message: 'Une date est attendue, jj/mm/aaaa' }];
    const { plans, refus } = planOf([line(2, { VIN }, faults)], one);
    expect(plans).toMatchObject([{ effet: 'refus', faults }]);
    expect(refus).toEqual([{ ligne: 2, VIN, message: 'Une date est attendue, jj/mm/aaaa (colonne G)' }]);
  });
});

const vins = ['A', 'B', 'C', 'D'].map((sign) => VIN.slice(0, 16) + sign);
const lines = fc
  .array(fc.record({ VIN: fc.constantFrom(...vins), DateDebut: fc.constantFrom('2024-01-01', '2024-06-01', '2025-01-01') }))
  .map((all) => all.map((given, at) => line(at + 2, given)));
const owners = fc
  .array(fc.tuple(fc.constantFrom(...vins), fc.array(fc.constantFrom(1, 2, null), { minLength: 1, maxLength: 3 })))
  .map((all): Owners => new Map(all.map(([vin, ids]) => [vin, new Set(ids)])));

describe('the client of each line', () => {
  test('no line is lost, and each client has the latest of their days', () => {
    fc.assert(
      fc.property(lines, owners, (given, known) => {
        const { plans, refus } = planOf(given, known);
        expect(plans.map(({ ligne }) => ligne)).toEqual(given.map(({ ligne }) => ligne));
        const kept = plans.flatMap((plan) => (plan.effet === 'refus' ? [] : [plan.writing]));
        expect(refus).toHaveLength(plans.length - kept.length);
        expect(new Set(kept.map(({ IDClient }) => IDClient)).size).toBe(kept.length);
        for (const { IDClient, debut } of kept) {
          const days = given.flatMap(({ given: { VIN: vin = '', DateDebut = '' } }) => {
            const ids = [...(known.get(vin) ?? [])].filter((id) => id !== null);
            return ids.length === 1 && ids[0] === IDClient ? [DateDebut] : [];
          });
          expect(debut).toBe(days.toSorted().at(-1));
        }
      }),
    );
  });

  test('the reason names the fault, and the line that counts', () => {
    const [first, second, third, fourth] = vins as [string, string, string, string];
    const known: Owners = new Map<string, Set<number | null>>([
      [first, new Set([1])],
      [second, new Set([null])],
      [third, new Set([1, 2])],
    ]);
    const given = [first, second, third, fourth].map((vin, at) => line(at + 2, { VIN: vin, DateDebut: '2024-01-01' }));
    const { refus } = planOf([...given, line(6, { VIN: first, DateDebut: '2025-01-01' })], known);
    expect(refus.map(({ message }) => message)).toEqual([
      'Le même client est à la ligne 6, dont la date est retenue',
      'Ce véhicule n’est rattaché à aucun client',
      'Plusieurs clients ont un véhicule de ce VIN',
      'Aucun véhicule ne porte ce VIN',
    ]);
  });
});

test('one sentence gives the number of refused lines, and the first reasons', () => {
  const refus = [2, 3, 4, 5].map((ligne) => ({ ligne, VIN, message: 'Non' }));
  const counts = { nbRows: 1, nbLignes: 9 };
  expect(messageOf([], counts)).toBe('');
  expect(messageOf([], { ...counts, nbRows: 0 })).toBe('Tous les clients de ce fichier avaient déjà cette carte et cette date.');
  expect(messageOf(refus.slice(0, 1), counts)).toBe('1 ligne n’a pas été importée sur 9 (ligne 2\u00a0: Non).');
  expect(messageOf(refus, counts)).toBe(
    '4 lignes n’ont pas été importées sur 9 (ligne 2\u00a0: Non\u00a0; ligne 3\u00a0: Non\u00a0; ligne 4\u00a0: Non\u00a0; et 1 de plus).',
  );
});
