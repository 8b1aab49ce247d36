import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCoefficient, coefficientsOf, fieldOf, schemaOf, textsOf } from './coefficient-values.ts';

describe('a coefficient that is typed', () => {
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

  it('is never more than digits and one decimal, and stays what it is when cleaned again', () => {
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
  it('holds any names, and gives back what it was given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), fc.integer({ min: 0, max: 9999 })), (coefficients) => {
        const names = Object.keys(coefficients);
        const texts = textsOf(coefficients);
        expect(names.every((name) => !fieldOf(name).includes('.'))).toBe(true);
        expect(coefficientsOf(names, schemaOf(names).parse(texts))).toEqual(coefficients);
      }),
    );
  });

  it('takes a stored value with more decimals, and wants one for each', () => {
    const schema = schemaOf(['VN', 'VO']);
    expect(schema.safeParse({ [fieldOf('VN')]: '1.25', [fieldOf('VO')]: '2.' }).success).toBe(true);
    expect(schema.safeParse({ [fieldOf('VN')]: '.', [fieldOf('VO')]: '' }).success).toBe(false);
  });
});
