import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Deliver } from './deliver.ts';

const lineFeed = 10;

const syncFolder = async (file: string) => {
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/**
 * Adds the lines to a file, which is opened for each delivery: whoever rotates renames or removes it, and the next one is made. Nothing
 * in it is ever changed, so a line that was cut by a crash stays, and is there again whole.
 */
export const toFile =
  ({ file }: { file: string }): Deliver =>
  async (lines) => {
    const handle = await open(file, 'a+', 0o600);
    try {
      const stat = await handle.stat();
      // A pipe or a device keeps nothing.
      const size = stat.isFile() ? stat.size : 0;
      const isCut = size > 0 && (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] !== lineFeed;
      await handle.appendFile(`${isCut ? '\n' : ''}${lines.map(({ text }) => `${text}\n`).join('')}`);
      if (stat.isFile()) await handle.sync();
      if (stat.isFile() && size === 0) await syncFolder(file);
    } finally {
      await handle.close();
    }
  };
