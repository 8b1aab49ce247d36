import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedNumber, withDot } from '../../kit/amounts/typed-number.ts';
import { coefficientsOf, fieldOf, schemaOf, textsOf } from './coefficient-values.ts';

describe('a typed coefficient', () => {
  it.each([
    ['1,5', '1.5', null],
    ['12', '12', null],
    [',5', '.5', null],
    ['1 234,5', '1 234,5', null],
    ['1.25', '1.25', 'Une décimale au maximum'],
    ['12a', '12a', 'Nombre attendu'],
    ['-3', '-3', 'Un coefficient ne peut pas être négatif'],
    ['1.2.3', '1.2.3', 'Nombre attendu'],
    ['', '', 'Ce champ est obligatoire'],
  ])('%s stays %s, and is told %s', (typed, kept, sentence) => {
    expect(withDot(typed)).toBe(kept);
    const result = schemaOf({ VN: 1 }).safeParse({ [fieldOf('VN')]: kept });
    expect(result.error?.issues[0]?.message ?? null).toBe(sentence);
  });

  it('is sent as the number that was typed, or not at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double({ min: -99, max: 9999, noNaN: true }).map(String)), (typed) => {
        const texts = { [fieldOf('VN')]: withDot(typed) };
        if (schemaOf({ VN: 1 }).safeParse(texts).success) expect(coefficientsOf(['VN'], texts)).toEqual({ VN: typedNumber(typed) });
      }),
    );
  });
});

describe('the form of coefficients', () => {
  it('accepts any names and returns the same values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), fc.integer({ min: 0, max: 9999 })), (coefficients) => {
        const names = Object.keys(coefficients);
        const texts = textsOf(coefficients);
        expect(names.every((name) => !fieldOf(name).includes('.'))).toBe(true);
        expect(coefficientsOf(names, schemaOf(coefficients).parse(texts))).toEqual(coefficients);
      }),
    );
  });

  it('accepts a stored value with more decimals, and needs a value for each', () => {
    const schema = schemaOf({ VN: 1.25, VO: 1 });
    expect(schema.safeParse({ [fieldOf('VN')]: '1.25', [fieldOf('VO')]: '2.' }).success).toBe(true);
    expect(schema.safeParse({ [fieldOf('VN')]: '.', [fieldOf('VO')]: '' }).success).toBe(false);
  });
});
