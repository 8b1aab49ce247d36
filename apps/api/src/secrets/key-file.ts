import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { chown, link, mkdir, readFile, realpath, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { BadConfiguration } from '../config/config.ts';
import { flushDirectory } from '../db/embedded/flush.ts';
import { Vault } from './vault.ts';

const keyName = z.string().regex(/^[\w-]+$/);
const key = z.base64().refine((value) => Buffer.from(value, 'base64').length === 32);
const keyFile = z
  .object({
    current: keyName,
    keys: z.record(keyName, key),
    /** When each older key stopped sealing. */
    retired: z.record(keyName, z.iso.datetime()).optional(),
  })
  .refine(({ current, keys }) => Object.hasOwn(keys, current));
export type KeyFile = z.infer<typeof keyFile>;

const newKey = () => ({ name: `k${randomBytes(4).toString('hex')}`, value: randomBytes(32).toString('base64') });
const print = (content: KeyFile) => `${JSON.stringify(content, null, 2)}\n`;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @throws BadConfiguration, without showing any content */
const parse = (path: string, text: string): KeyFile => {
  const read = keyFile.safeParse(jsonOf(text));
  if (!read.success)
    throw new BadConfiguration(`SECRETS_KEY_FILE=${path}\u00a0: ce fichier n’est pas un fichier de clés de Comptoir, ou il est abîmé.`);
  return read.data;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A power cut that restored the previous file would lose the values sealed with a new key. */
const keepEntry = (path: string) => flushDirectory(dirname(path));

const writeDraft = async (path: string, content: KeyFile) => {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, print(content), { mode: 0o600, flag: 'wx', flush: true });
  return draft;
};

/** The content of the key file; undefined if there is none. @throws BadConfiguration */
export const readKeyFile = async (path: string): Promise<KeyFile | undefined> => {
  const existing = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new BadConfiguration(`SECRETS_KEY_FILE=${path}\u00a0: ce fichier de clés ne peut pas être lu (${String(codeOf(error))}).`);
  });
  return existing === undefined ? undefined : parse(path, existing);
};

/**
 * Reads the key file; makes it (mode 0600) if there is none. Two processes that start together end with the same file.
 * @throws BadConfiguration
 */
export const openKeyFile = async (path: string): Promise<KeyFile> => {
  const existing = await readKeyFile(path);
  if (existing) return existing;
  const { name, value } = newKey();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(path, { current: name, keys: { [name]: value } });
  // A link fails if the name exists: the first process wins, and nobody reads half a file.
  await link(draft, path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await unlink(draft);
  await keepEntry(path);
  return openKeyFile(path);
};

/** Gives the file's content if it has changed since the last call; a missing or half copied file changes nothing. */
const watcher = (path: string) => {
  let known = '';
  return () => {
    try {
      const { ino, size, mtimeMs } = statSync(path);
      const mark = `${ino}/${size}/${mtimeMs}`;
      if (mark === known) return undefined;
      const content = parse(path, readFileSync(path, 'utf8'));
      known = mark;
      return content;
    } catch {
      return undefined;
    }
  };
};

/** The vault of a key file; it follows rotations by other processes. @throws BadConfiguration */
export const openVault = async (path: string) => new Vault(await openKeyFile(path), watcher(path));

/** Writes to the target of a link, and keeps the file's owner: the server must still read it. */
const replace = async (path: string, content: KeyFile) => {
  const target = await realpath(path);
  const { uid, gid } = await stat(target);
  const draft = await writeDraft(target, content);
  if (process.getuid?.() === 0) await chown(draft, uid, gid);
  await rename(draft, target);
  await keepEntry(target);
};

/** Adds a key that seals from now on; older ones still open. */
export const addKey = async (path: string, now = new Date()): Promise<KeyFile> => {
  const { current, keys, retired } = await openKeyFile(path);
  const { name, value } = newKey();
  const content = { current: name, keys: { ...keys, [name]: value }, retired: { ...retired, [current]: now.toISOString() } };
  await replace(path, content);
  return content;
};

/** Drops every key but the current one; only after everything was sealed anew. */
export const dropOldKeys = async (path: string): Promise<KeyFile> => {
  const { current, keys } = await openKeyFile(path);
  const content = { current, keys: { [current]: keys[current]! } };
  await replace(path, content);
  return content;
};
