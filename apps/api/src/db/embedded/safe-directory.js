import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** @typedef {(target: unknown, node: unknown, changes: { mode?: number }, ...calls: unknown[]) => void} SetAttributes */
/** @typedef {(parent: unknown, name: string, mode: number, device: number) => unknown} MakeNode */
/**
 * What the engine holds under this name; its types know the mount alone.
 * @typedef {{
 *   stream_ops: { fsync?: (file: { nfd: number }) => void },
 *   node_ops: { mknod: MakeNode },
 *   doSetAttr: SetAttributes,
 *   tryFSOperation: (work: () => void) => void,
 * }} NodeFiles
 */

const ours = (/** @type {number} */ mode) => mode & ~0o077;

/** PGlite answers PostgreSQL that its files are flushed, and does nothing. */
const flushed = (/** @type {NodeFiles} */ files) => {
  files.stream_ops.fsync = ({ nfd }) => files.tryFSOperation(() => fsyncSync(nfd));
};

/** PGlite gives every file that it makes to everyone, whatever the mask of the process says. */
const forUsAlone = (/** @type {NodeFiles} */ files) => {
  const { doSetAttr, node_ops } = files;
  const { mknod } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, ours(mode), device);
  files.doSetAttr = (target, node, changes, ...calls) =>
    doSetAttr(target, node, changes.mode === undefined ? changes : { ...changes, mode: ours(changes.mode) }, ...calls);
};

/** A database directory that a power cut does not harm, and that no other account can read. */
export class SafeDirectory extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const mend = (/** @type {{ NODEFS: unknown }} */ { NODEFS }) => {
      const files = /** @type {NodeFiles} */ (NODEFS);
      flushed(files);
      forUsAlone(files);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [mend, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
