import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/**
 * Lets everything that is started from here keep its temporary files in memory, where the system offers that: tests make and
 * remove some hundred thousand small ones, which a disk would write for nothing.
 */
export const scratchInMemory = () => {
  if (process.env['TMPDIR'] || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enough) return;
  const folder = mkdtempSync(join(memory, 'comptoir-'));
  // Another account, as PostgreSQL's is, may pass through to a folder of its own.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
};
