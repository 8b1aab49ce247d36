import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCoefficient, coefficientsOf, fieldOf, schemaOf, textsOf } from './coefficient-values.ts';

describe('a typed coefficient', () => {
  it.each([
    ['1,5', '1.5'],
    ['1.25', '1.2'],
    ['12a', '12'],
    ['-3', '3'],
    ['1.2.3', '1.2'],
    [',5', '.5'],
    ['', ''],
  ])('%s becomes %s', (typed, kept) => {
    expect(cleanCoefficient(typed)).toBe(kept);
  });

  it('is digits with one decimal at most, and cleaning it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = cleanCoefficient(typed);
        expect(kept).toMatch(/^\d*(\.\d?)?$/);
        expect(cleanCoefficient(kept)).toBe(kept);
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
        expect(coefficientsOf(names, schemaOf(names).parse(texts))).toEqual(coefficients);
      }),
    );
  });

  it('accepts a stored value with more decimals, and needs a value for each', () => {
    const schema = schemaOf(['VN', 'VO']);
    expect(schema.safeParse({ [fieldOf('VN')]: '1.25', [fieldOf('VO')]: '2.' }).success).toBe(true);
    expect(schema.safeParse({ [fieldOf('VN')]: '.', [fieldOf('VO')]: '' }).success).toBe(false);
  });
});
