import { expect, test } from 'vitest';
import { generatePassword, newValues, withPrefix, wsimportForm } from './wsimport-values.ts';

test.each([
  ['GS', '', 'GS_'],
  ['GS', 'rennes', 'GS_rennes'],
  ['FID', 'GS_rennes', 'FID_rennes'],
  ['FID', 'GS_rennes_nord', 'FID_rennes_nord'],
  ['GS', 'GS_rennes', 'GS_rennes'],
  ['GS', 'autre_rennes', 'GS_rennes'],
  ['GS', '_rennes', 'GS_rennes'],
] as const)('the prefix of %s on %j gives %s', (partenaire, login, expected) => {
  expect(withPrefix(partenaire, login)).toBe(expected);
});

test('generated passwords have ten characters with digits, and differ', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^[2-9A-HJ-NP-Za-km-z]{10}$/);
    expect(password.replace(/\D/g, '').length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(passwords).size).toBe(500);
});

test('an empty form is refused on each required field', () => {
  const { error } = wsimportForm.safeParse(newValues);
  expect(new Set(error?.issues.map(({ path: [name] }) => name))).toEqual(new Set(['IDPlaque', 'partenaire', 'Login', 'Password']));
});
