import { expect, it } from 'vitest';
import fc from 'fast-check';
import { masked } from './masked.ts';

it('hides fields by their name, at any depth', () => {
  const body = { login: 'a', deep: [{ Password: 'x1', other: 1 }] };
  expect(JSON.parse(masked(JSON.stringify(body), ['Password'], []))).toEqual({ login: 'a', deep: [{ Password: '••••••', other: 1 }] });
});

it('hides a secret wherever it occurs, however it is written', () => {
  const secret = 'p"à s\\s/29';
  const texts = [secret, JSON.stringify({ echo: secret }), `<b>${encodeURIComponent(secret)}</b>`, Buffer.from(secret).toString('base64')];
  for (const text of texts) expect(masked(text, [], [secret])).toContain('••••••');
});

it('never shows a secret of four letters or more', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4 }), fc.string(), fc.string(), (secret, before, after) => {
      fc.pre(!'••••••'.includes(secret) && !before.includes(secret) && !after.includes(secret));
      const kept = masked(`${before} ${secret} ${after}`, [], [secret]);
      expect(`${before} ${after}`.includes(secret) || !kept.includes(secret)).toBe(true);
    }),
  );
});

it.each(['votre clé\u00a0: x1', '"x1"', '["x1"', '12'])('drops %s, where the secret field cannot be found', (text) => {
  expect(masked(text, ['key'], [])).toBe('••••••');
  expect(masked('', ['key'], [])).toBe('');
});

it('drops a text that could contain a secret of three letters', () => {
  expect(masked('votre clé abc', [], ['abc'])).toBe('••••••');
  expect(masked('{"ok":true}', [], ['abc'])).toBe('{"ok":true}');
  expect(masked('{"echo":["abc"]}', [], ['abc'])).toBe('{"echo":["••••••"]}');
});
