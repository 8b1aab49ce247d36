import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { flushDirectory, flushTree } from './flush.ts';
import { keepDirectoryPrivate, keepTreePrivate } from './private-tree.ts';
import { PgliteEngine, PgliteStream, initialiseDirectory } from './pglite-stream.ts';

/** PostgreSQL's major stands in the name, because another major cannot read the files. */
export const pgliteDirectory = (dataDir: string) => join(dataDir, 'pg18');

export interface EmbeddedEngine {
  stream(): PgliteStream;
  lost: Promise<Error>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a directory, creating it on the first start.
 * @throws AlreadyInUse
 */
export const openEmbedded = async (dataDir: string): Promise<EmbeddedEngine> => {
  const lock = await lockDirectory(dataDir);
  try {
    await keepDirectoryPrivate(dataDir);
    const directory = pgliteDirectory(dataDir);
    if (!existsSync(directory)) {
      // Under another name until it is whole: a first start may be killed at any moment.
      const unfinished = `${directory}.new`;
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished, { mode: 0o700 });
      await initialiseDirectory(unfinished);
      // The engine writes its first files without flushing them.
      await flushTree(unfinished);
      await rename(unfinished, directory);
      await flushDirectory(dataDir);
    }
    await keepTreePrivate(directory);
    const engine = await PgliteEngine.start(directory);
    const close = async () => {
      await engine.close();
      await lock.release();
    };
    return { stream: () => new PgliteStream(engine), lost: engine.lost, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
