import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText, withDot } from '../../kit/amounts/typed-number.ts';
import { ligneFormOf, newValues } from './ligne-frequente-values.ts';
import { editPrix, htOf, tauxOf, ttcOf, type Edited, type Prix } from './prix-lies.ts';

const inCents = (cents: number) => (cents / 100).toFixed(2);
const price = fc.oneof(fc.nat(300), fc.nat(999_999_999_999)).map(inCents);
const rate = fc.oneof(fc.constantFrom('0', '2.1', '5.5', '10', '20', '8.5'), fc.nat(20_000).map(inCents));
const typedEdit = fc.oneof(
  fc.record({ field: fc.constant<keyof Prix>('PxVenteHT'), typed: price }),
  fc.record({ field: fc.constant<keyof Prix>('PxVenteTTC'), typed: price }),
  fc.record({ field: fc.constant<keyof Prix>('taux'), typed: rate }),
);
const edits = fc.array(typedEdit, { minLength: 1, maxLength: 12 });

const loadedOf = (PxVenteHT: string, PxVenteTTC: string): Prix => ({ PxVenteHT, taux: tauxOf(PxVenteHT, PxVenteTTC), PxVenteTTC });
const loaded = fc.tuple(price, price).map(([ht, ttc]) => loadedOf(ht, ttc));

const run = (start: Prix, list: readonly { field: keyof Prix; typed: string }[]) =>
  list.reduce<Edited>((last, { field, typed }) => editPrix(last, last.prix, field, typed), { prix: start, known: start });

/** The shown price is at most half a cent from the rule, computed in whole numbers. */
const isWithinHalfACent = (shown: string, exactTimes: bigint, of: bigint) => {
  const difference = 2n * (BigInt(shown.replace('.', '')) * of - exactTimes);
  return difference <= of && difference >= -of;
};
const hundredths = (text: string) => BigInt(Math.round(Number(text) * 100));

describe('linked prices', () => {
  test.each([
    ['100', '20', '120.00'],
    ['8.33', '20', '10.00'],
    ['0.125', '0', '0.13'],
    ['1.05', '5.5', '1.11'],
    ['9999999999.99', '20', '11999999999.99'],
    ['0', '20', '0.00'],
    ['', '20', null],
    ['10', '.', null],
  ])('%s HT at %s %% is %s TTC', (ht, taux, ttc) => {
    expect(ttcOf(ht, taux)).toBe(ttc);
  });

  test.each([
    ['120', '20', '100.00'],
    ['10', '20', '8.33'],
    ['0.03', '20', '0.03'],
    ['10', '', null],
    ['10', '-100', null],
  ])('%s TTC at %s %% is %s HT', (ttc, taux, ht) => {
    expect(htOf(ttc, taux)).toBe(ht);
  });

  test.each([
    ['100.00', '120.00', '20'],
    ['8.33', '10.00', '20'],
    ['100.00', '105.50', '5.5'],
    ['1000.00', '1021.00', '2.1'],
    ['0.00', '12.00', '20'],
    ['', '', '20'],
    ['100.00', '90.00', '-10'],
    ['10.00', '0.00', '-100.00'],
  ])('the rate from %s to %s is %s', (ht, ttc, taux) => {
    expect(tauxOf(ht, ttc)).toBe(taux);
  });

  test.each([
    ['12,5', '12.5'],
    ['-5,5', '-5.5'],
    ['12,5 €', '12,5 €'],
    ['1.234,50', '1.234,50'],
    ['douze', 'douze'],
  ])('%s typed becomes %s', (text, kept) => {
    expect(withDot(text)).toBe(kept);
  });

  test('a text that is no number stays as typed, and the other price stays too', () => {
    fc.assert(
      fc.property(loaded, fc.constantFrom<keyof Prix>('PxVenteHT', 'taux', 'PxVenteTTC'), fc.string(), (start, field, text) => {
        const { prix } = editPrix(null, start, field, withDot(text));
        const kept = withDot(text);
        expect(prix[field]).toBe(kept);
        if (decimalText(text) === null) expect(prix).toEqual({ ...start, [field]: kept });
        else expect(decimalText(kept)).toBe(decimalText(text));
      }),
    );
  });

  test.each([
    ['-5', 'Un prix ne peut pas être négatif'],
    ['12.345', 'Deux décimales au maximum'],
    ['douze', 'Nombre attendu'],
    ['', 'Ce champ est obligatoire'],
  ])('%s is refused as a price', (PxVenteHT, sentence) => {
    const result = ligneFormOf().safeParse({ ...newValues, Descr: 'x', PxVenteHT, PxVenteTTC: '120' });
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['PxVenteHT', sentence]]);
  });

  test('a price with tax below the other one is refused, with a negative rate too, unless it is stored so', () => {
    const ligne = { ...newValues, Descr: 'x', PxVenteHT: '100', taux: '-50', PxVenteTTC: '50' };
    expect(
      ligneFormOf()
        .safeParse(ligne)
        .error?.issues.map(({ path }) => path),
    ).toEqual([['PxVenteTTC'], ['taux']]);
    expect(ligneFormOf({ PxVenteHT: 100, PxVenteTTC: 50 }).safeParse(ligne).success).toBe(true);
  });

  test('the typed value stays as typed, and the other price follows the rule to the cent', () => {
    fc.assert(
      fc.property(loaded, edits, typedEdit, (start, list, last) => {
        const before = run(start, list).prix;
        const { prix } = run(start, [...list, last]);
        expect(prix[last.field]).toBe(last.typed);
        if (last.field === 'PxVenteTTC') {
          expect(prix.taux).toBe(before.taux);
          const factor = 10_000n + hundredths(prix.taux);
          // A stored price, whose rate may have more than two decimals, is restored.
          if (prix.taux !== start.taux) expect(isWithinHalfACent(prix.PxVenteHT, hundredths(last.typed) * 10_000n, factor)).toBe(true);
        } else if (prix.taux !== start.taux) {
          const exact = BigInt(prix.PxVenteHT.replace('.', '')) * (10_000n + hundredths(prix.taux));
          const slack = htOf(prix.PxVenteTTC, prix.taux) === prix.PxVenteHT;
          // A price typed with tax is restored with its rate: then HT is the rounded one.
          expect(isWithinHalfACent(prix.PxVenteTTC, exact, 10_000n) || slack).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('no sequence of edits drifts: only the last typed price and rate count', () => {
    fc.assert(
      fc.property(loaded, edits, price, rate, (start, list, ht, taux) => {
        const { prix } = run(start, [
          ...list,
          { field: 'taux', typed: taux },
          { field: 'PxVenteHT', typed: '1' },
          { field: 'PxVenteHT', typed: ht },
        ]);
        expect(prix).toEqual({ PxVenteHT: ht, taux, PxVenteTTC: Number(ht) === 1 ? prix.PxVenteTTC : ttcOf(ht, taux) });
      }),
      { numRuns: 400 },
    );
  });

  test('typing several rates and then the first again restores the prices', () => {
    fc.assert(
      fc.property(loaded, fc.boolean(), price, fc.array(rate, { maxLength: 8 }), (start, withTax, typed, rates) => {
        const { prix } = run(start, [{ field: withTax ? 'PxVenteTTC' : 'PxVenteHT', typed }]);
        const back = run(
          prix,
          [...rates, prix.taux].map((taux) => ({ field: 'taux', typed: taux })),
        );
        expect(back.prix).toEqual(prix);
      }),
      { numRuns: 400 },
    );
  });

  test('the same edit again changes nothing', () => {
    fc.assert(
      fc.property(loaded, edits, (start, list) => {
        const once = run(start, list);
        const { field, typed } = list.at(-1)!;
        expect(editPrix(once, once.prix, field, typed).prix).toEqual(once.prix);
      }),
    );
  });

  test('stored prices stay when their own rate is typed again', () => {
    fc.assert(
      fc.property(loaded, (start) => {
        expect(editPrix(null, start, 'taux', start.taux).prix).toEqual(start);
      }),
    );
  });

  test('after undoing, earlier typed prices do not count', () => {
    const start = loadedOf('8.33', '10.00');
    const typed = editPrix(null, start, 'PxVenteTTC', '9.99');
    expect(typed.prix.PxVenteHT).toBe('8.33');
    expect(editPrix(typed, start, 'taux', '20').prix).toEqual(start);
  });
});
