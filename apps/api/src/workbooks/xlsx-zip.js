import { crc32, inflateRawSync } from 'node:zlib';

/** Why a file is not read; `cells` are addresses on its sheet. */
export class UnreadableFile extends Error {
  /**
   * @param {import('./read-xlsx.ts').Reason} reason
   * @param {string[]} [cells]
   */
  constructor(reason, cells = []) {
    super(reason);
    this.reason = reason;
    this.cells = cells;
  }
}

/** @typedef {{ name: string, method: number, crc: number, size: number, inflatedSize: number, offset: number }} Entry */

const FIRST = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
const COMPOUND = 0xe011cfd0;
const LARGE = 0xffffffff;

/** An old `.xls`, and a workbook protected by a password, are compound files. */
const checkSignature = (/** @type {Buffer} */ file) => {
  const signature = file.length < 22 ? 0 : file.readUInt32LE(0);
  if (signature === COMPOUND) throw new UnreadableFile('protected');
  if (signature !== FIRST) throw new UnreadableFile('notZip');
};

const endOf = (/** @type {Buffer} */ file) => {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 0x10016); at -= 1) {
    if (file.readUInt32LE(at) === END) return at;
  }
  throw new UnreadableFile('damaged');
};

/**
 * Some writers put every size as eight bytes into an extra field, even for small files.
 * @param {Entry} entry
 * @param {Buffer} extra
 */
const withLargeSizes = (entry, extra) => {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  at += 4;
  const full = { ...entry };
  for (const key of /** @type {const} */ (['inflatedSize', 'size', 'offset'])) {
    if (full[key] !== LARGE) continue;
    full[key] = Number(extra.readBigUInt64LE(at));
    at += 8;
  }
  return full;
};

/** The entries that the zip announces. */
const entriesOf = (/** @type {Buffer} */ file) => {
  const end = endOf(file);
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (file.readUInt32LE(at) !== LISTED) throw new UnreadableFile('damaged');
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw new UnreadableFile('protected');
    const [nameLength, extraLength, commentLength] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const nameEnd = at + 46 + nameLength;
    const name = file.toString('utf8', at + 46, nameEnd);
    const entry = {
      name,
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      size: file.readUInt32LE(at + 20),
      inflatedSize: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    };
    if (entries.has(name)) throw new UnreadableFile('damaged');
    entries.set(name, withLargeSizes(entry, file.subarray(nameEnd, nameEnd + extraLength)));
    at = nameEnd + extraLength + commentLength;
  }
  return entries;
};

/**
 * @param {Buffer} packed
 * @param {Entry} entry
 */
const inflate = (packed, { method, inflatedSize }) => {
  if (method === 0) return packed;
  if (method !== 8) throw new UnreadableFile('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, inflatedSize) });
  } catch (error) {
    // More data than announced.
    const isLonger = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(isLonger ? 'tooLarge' : 'damaged');
  }
};

/**
 * @param {Buffer} file
 * @param {Entry} entry
 */
const contentOf = (file, entry) => {
  const { offset, size } = entry;
  if (file.readUInt32LE(offset) !== FIRST) throw new UnreadableFile('damaged');
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const content = inflate(file.subarray(start, start + size), entry);
  if (content.length !== entry.inflatedSize || crc32(content) !== entry.crc) throw new UnreadableFile('damaged');
  return content;
};

/**
 * Opens a zip without trusting it: the announced sizes are limited before anything is inflated, and nothing inflates to
 * more than announced.
 * @param {Buffer} file
 * @param {number} maxBytes of all entries together, inflated
 */
export const openZip = (file, maxBytes) => {
  checkSignature(file);
  const entries = entriesOf(file);
  let announced = 0;
  for (const { inflatedSize } of entries.values()) announced += inflatedSize;
  if (announced > maxBytes) throw new UnreadableFile('tooLarge');
  return {
    /** @param {string} name @returns {Buffer | undefined} */
    read: (name) => {
      const entry = entries.get(name);
      return entry && contentOf(file, entry);
    },
  };
};
