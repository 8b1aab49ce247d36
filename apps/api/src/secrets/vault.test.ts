import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UnknownKey, Vault } from './vault.ts';

const key = () => randomBytes(32).toString('base64');
const address = { schema: 'c_a', table: 'utilisateurs', column: 'Password', id: 12 };

describe('the vault', () => {
  const one = { current: 'one', keys: { one: key() } };
  const vault = new Vault(one);

  it('opens what it sealed, and never seals the same way twice', () => {
    const sealed = vault.seal(address, 'mot de passe é «\u00a0🚗\u00a0»');
    expect(vault.open(address, sealed)).toBe('mot de passe é «\u00a0🚗\u00a0»');
    expect(vault.open({ ...address, id: '12' }, sealed)).toBe('mot de passe é «\u00a0🚗\u00a0»');
    expect(vault.seal(address, 'x')).not.toBe(vault.seal(address, 'x'));
    expect(vault.open(address, vault.seal(address, ''))).toBe('');
  });

  it.each([{ schema: 'c_b' }, { table: 'sites' }, { column: 'Autre' }, { id: 13 }])('does not open a value moved to %j', (elsewhere) => {
    expect(() => vault.open({ ...address, ...elsewhere }, vault.seal(address, 'x'))).toThrow(/authenticate/);
  });

  it('does not open a value with any changed character', () => {
    const sealed = vault.seal(address, 'abc');
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const altered = sealed.slice(0, at) + (sealed[at] === 'A' ? 'Q' : 'A') + sealed.slice(at + 1);
      expect(() => vault.open(address, altered), altered).toThrow();
    }
  });

  it('refuses a shortened tag: four bytes can be guessed', () => {
    const [version, name, iv, tag, content] = vault.seal(address, 'abc').split('.');
    const short = Buffer.from(tag!, 'base64url').subarray(0, 4).toString('base64url');
    expect(() => vault.open(address, [version, name, iv, short, content].join('.'))).toThrow(/tag length/);
  });

  it('names the missing key', () => {
    const stranger = new Vault({ current: 'two', keys: { two: key() } });
    expect(() => vault.open(address, stranger.seal(address, 'x'))).toThrow(new UnknownKey('two'));
  });

  it('derives independent keys for other uses', () => {
    expect(vault.keyFor('ancres')).toEqual(new Vault(one).keyFor('ancres'));
    expect(vault.keyFor('ancres')).not.toEqual(vault.keyFor('secrets'));
  });

  it('follows a rotation: opens with both keys, seals only with the new one', () => {
    let content = one as { current: string; keys: Record<string, string> };
    const following = new Vault(one, () => content);
    const before = following.seal(address, 'avant');
    content = { current: 'two', keys: { ...one.keys, two: key() } };
    const after = following.seal(address, 'après');
    expect(after).toMatch(/^v1\.two\./);
    expect([before, after].map((sealed) => following.open(address, sealed))).toEqual(['avant', 'après']);
    expect(following.keyFor('ancres')).not.toEqual(vault.keyFor('ancres'));
    content = { current: 'two', keys: { two: content.keys['two']! } };
    following.currentKey();
    expect(() => following.open(address, before)).toThrow(UnknownKey);
  });

  it('opens a value that another process sealed with a newer key', () => {
    const both = { current: 'two', keys: { ...one.keys, two: key() } };
    const following = new Vault(one, () => both);
    expect(following.open(address, new Vault(both).seal(address, 'x'))).toBe('x');
  });
});
