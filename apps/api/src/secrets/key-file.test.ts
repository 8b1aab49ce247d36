import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadConfiguration } from '../config/config.ts';
import { addKey, dropOldKeys, openKeyFile, openVault } from './key-file.ts';

const address = { schema: 'c_a', table: 't', column: 'c', id: 1 };

describe('the key file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-keys-'));
    path = join(folder, 'deep', 'secrets.key');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is made once, readable by its owner only, when several processes start together', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => openKeyFile(path)));
    for (const content of opened) expect(content).toEqual(opened[0]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'deep'))).toEqual(['secrets.key']);
  });

  it('gets a new sealing key and keeps the old ones, then drops them', async () => {
    const first = await openKeyFile(path);
    const vault = await openVault(path);
    const sealed = vault.seal(address, 'x');
    const second = await addKey(path, new Date('2026-11-21T10:00:00Z'));
    expect(second.keys).toMatchObject(first.keys);
    expect(second.current).not.toBe(first.current);
    expect(second.retired).toEqual({ [first.current]: '2026-11-21T10:00:00.000Z' });
    expect(await openKeyFile(path)).toEqual(second);
    expect(vault.currentKey()).toBe(second.current);
    expect(vault.open(address, sealed)).toBe('x');
    expect(await dropOldKeys(path)).toEqual({ current: second.current, keys: { [second.current]: second.keys[second.current] } });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'deep'))).toEqual(['secrets.key']);
  });

  it('is written through a link', async () => {
    await openKeyFile(path);
    const linked = join(folder, 'link.key');
    await symlink(path, linked);
    const { current } = await addKey(linked);
    expect((await openKeyFile(path)).current).toBe(current);
  });

  it('keeps its keys while the file is missing or half copied', async () => {
    const vault = await openVault(path);
    const sealed = vault.seal(address, 'x');
    await writeFile(path, '{"current":');
    expect(vault.open(address, vault.seal(address, 'y'))).toBe('y');
    await rm(path);
    expect(vault.open(address, sealed)).toBe('x');
  });

  const key = randomBytes(32).toString('base64');
  it.each([
    ['not JSON', `"${key}" trailing`],
    ['a current key that is absent', JSON.stringify({ current: 'b', keys: { a: key } })],
    ['a short key', JSON.stringify({ current: 'a', keys: { a: 'c2hvcnQ=' } })],
    ['a name that would cut a sealed value', JSON.stringify({ current: 'a.b', keys: { 'a.b': key } })],
  ])('refuses %s in one sentence that shows nothing of it', async (_, text) => {
    await openKeyFile(path);
    await writeFile(path, text);
    const error = await openKeyFile(path).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BadConfiguration);
    expect(String(error)).toContain(path);
    expect(String(error)).not.toContain(key.slice(0, 10));
    expect(await readFile(path, 'utf8')).toBe(text);
  });
});
