import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const others = 0o077;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** A directory that belongs to another account, as a mounted one may, keeps the modes which that account chose. */
const narrow = (path: string, mode: number) =>
  chmod(path, mode).catch((error: unknown) => {
    if (codeOf(error) !== 'EPERM') throw error;
  });

const isOpen = async (path: string) => ((await stat(path)).mode & others) !== 0;

/** Takes the directory away from the other accounts of the machine, and leaves what is below it as it is. */
export const keepDirectoryPrivate = async (path: string) => {
  if (process.platform !== 'win32' && (await isOpen(path))) await narrow(path, 0o700);
};

/** The same for everything below it; the directory itself comes last, so that whoever is cut short begins anew. */
export const keepTreePrivate = async (path: string): Promise<void> => {
  if (process.platform === 'win32' || !(await isOpen(path))) return;
  await narrowBelow(path);
  await narrow(path, 0o700);
};

const narrowBelow = async (path: string): Promise<void> => {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) await narrowBelow(below);
    await narrow(below, entry.isDirectory() ? 0o700 : 0o600);
  }
};
