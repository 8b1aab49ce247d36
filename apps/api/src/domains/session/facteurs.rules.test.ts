import fc from 'fast-check';
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../test/application.ts';
import { addressOfSeed, newDemande, newRecoveryCodes, newSeed, recoveryFingerprint, stepOfCode } from './facteurs.rules.ts';

/** RFC 6238, appendix B: seconds, and the last six of its eight digits. */
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;
const seed = Secret.fromUTF8('12345678901234567890').base32;

describe('a code', () => {
  it.each(vectors)('is that of RFC 6238 at %d s: %s', (seconds, code) => {
    expect(stepOfCode(seed, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('is taken at its step and at the next one, at no other moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.integer({ min: -5, max: 5 }), (seconds, steps) => {
        const Cle = newSeed();
        const made = codeOf(Cle, 0, seconds * 1000);
        const step = Math.floor(seconds / 30);
        const found = stepOfCode(Cle, made, (seconds + steps * 30) * 1000);
        if (steps === 0 || steps === 1) expect(found).toBe(step);
        // Another step has the same code once in a million times.
        else if (found !== undefined) expect(found).not.toBe(step);
      }),
      { numRuns: 300 },
    );
  });

  it('may be typed in two groups, and is nothing else', () => {
    expect(stepOfCode(seed, '287 082', 59_000)).toBe(1);
    for (const typed of ['', '28708', '2870823', 'abcdef', '-28708', '２８７０８２', '287082\n287082', ' '.repeat(6)])
      expect(stepOfCode(seed, typed, 59_000)).toBeUndefined();
  });

  it('belongs to a key that an application reads', () => {
    expect(newSeed()).toMatch(/^[A-Z2-7]{32}$/);
    expect(addressOfSeed(seed, 'claire (Groupe Armor)')).toBe(
      `otpauth://totp/Comptoir:claire%20(Groupe%20Armor)?issuer=Comptoir&secret=${seed}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('recovery codes', () => {
  it('are ten of 120 bits, all different', () => {
    const codes = newRecoveryCodes();
    expect(codes.length).toBe(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{24}$/);
  });

  it('are known however they are typed', () => {
    const [code = ''] = newRecoveryCodes();
    const known = recoveryFingerprint(code);
    const typed = [
      code.toLowerCase(),
      code.replaceAll(/(.{4})/g, '$1 '),
      code.replaceAll(/(.{6})(?=.)/g, '$1-'),
      code.replaceAll('O', '0'),
    ];
    for (const spelling of typed) expect(recoveryFingerprint(spelling)).toBe(known);
    for (const other of ['', code.slice(1), `${code}A`, `${code.slice(0, -1)}é`]) expect(recoveryFingerprint(other)).toBeUndefined();
  });

  it('and requests are kept as digests', () => {
    const { demande, Empreinte } = newDemande();
    expect(demande).toMatch(/^[\w-]{43}$/);
    expect(Empreinte).not.toContain(demande);
  });
});
