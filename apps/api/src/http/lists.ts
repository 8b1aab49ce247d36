import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { customerMigrations, newestOf, registryMigrations } from '../db/migrations/all.ts';
import { listAsked, listBuilt } from '../observe/events.ts';
import { version } from '../version.ts';
import { Coalesced } from './coalesce.ts';

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 1 }),
  identity: (bytes: Buffer) => Promise.resolve(bytes),
};
type Encoding = keyof typeof compressors;

export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** The bytes as they travel: few of them as they are. */
export const compressed = async (bytes: Buffer, encoding: Encoding, smallest = 1024): Promise<ListBody> => {
  const used = bytes.length < smallest ? 'identity' : encoding;
  return { bytes: await compressors[used](bytes), encoding: used };
};

/** Another release may read other columns of unchanged tables. */
const thisProgram = [version, newestOf(customerMigrations), newestOf(registryMigrations)].join(' ');

export interface ListBody {
  bytes: Buffer;
  encoding: Encoding;
  /** The mark of what is said, before it was compressed; of a record. */
  version?: string | undefined;
}

/**
 * Built lists, kept by what was asked and by the revision of the tables they read, in a bounded memory.
 * The revision lives in the database, so several processes never serve a list that is out of date.
 */
export class Lists {
  readonly #built = new LRUCache<string, ListBody>({ maxSize: 96 * 1024 * 1024, sizeCalculation: ({ bytes }) => bytes.length + 200 });
  readonly #building = new Map<string, Promise<ListBody>>();
  readonly revisions = new Coalesced<string>();
  readonly #program: string;

  constructor(program = thisProgram) {
    this.#program = program;
  }

  etag(key: string, revision: string) {
    return `"${createHash('sha256').update(`${this.#program} ${key} ${revision}`).digest('base64url').slice(0, 22)}"`;
  }

  async body(etag: string, encoding: Encoding, build: () => Promise<Buffer>, markOf?: (bytes: Buffer) => string): Promise<ListBody> {
    const key = `${etag} ${encoding}`;
    const known = this.#built.get(key);
    const underWay = this.#building.get(key);
    const ready = known ?? underWay;
    if (ready) {
      listAsked.tell({ outcome: known ? 'hit' : 'shared' });
      return ready;
    }
    const building = this.#make(key, encoding, build, markOf).finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }

  async #make(key: string, encoding: Encoding, build: () => Promise<Buffer>, markOf?: (bytes: Buffer) => string): Promise<ListBody> {
    const built = await build();
    const body = { ...(await compressed(built, encoding)), version: markOf?.(built) };
    this.#built.set(key, body);
    listBuilt.tell({ bytes: body.bytes.length, heldBytes: this.#built.calculatedSize });
    return body;
  }
}
