import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const flush = async (path: string) => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** After this a power cut undoes nothing that was created, renamed or removed in the directory. */
export const flushDirectory = async (path: string) => {
  // Windows opens no directory, and keeps their entries by itself.
  if (process.platform !== 'win32') await flush(path);
};

/** After this a power cut undoes nothing of the directory, nor of what is below it. */
export const flushTree = async (path: string): Promise<void> => {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) await flushTree(below);
    else await flush(below);
  }
  await flushDirectory(path);
};
