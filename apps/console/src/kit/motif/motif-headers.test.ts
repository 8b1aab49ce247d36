import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motifHeader, motifHeaders, motifIn } from './motif-headers.ts';

describe('why a write is made', () => {
  it('is written in letters that a header may hold, and read back as it was said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (reason) => {
        const said = motifHeaders(reason)[motifHeader] ?? '';
        expect(said).toMatch(/^[\x21-\x7e]*$/u);
        expect(decodeURIComponent(said)).toBe(reason.trim());
      }),
    );
  });
  it('never stops a save, whatever was pasted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (reason) => void motifHeaders(`${reason}\uD83D`)));
    expect(motifHeaders('a\uD83D')).toEqual({ [motifHeader]: 'a%EF%BF%BD' });
  });
  it('is not said when it is blank', () => expect(motifHeaders(' \u00A0 ')).toEqual({}));
  it('goes along alone, without the version of the first call', () => {
    expect(motifIn({ 'If-Match': '"1"', ...motifHeaders('Brest') })).toEqual({ [motifHeader]: 'Brest' });
    expect(motifIn({ 'If-Match': '"1"' })).toEqual({});
  });
});
