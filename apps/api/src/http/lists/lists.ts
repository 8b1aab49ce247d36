import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { customerMigrations, newestOf, registryMigrations } from '../../db/migrations/all.ts';
import { listAsked, listBuilt } from '../../observe/events.ts';
import { version } from '../../version.ts';
import { Coalesced } from './coalesce.ts';

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 1 }),
  identity: (bytes: Buffer) => Promise.resolve(bytes),
};
export type Encoding = keyof typeof compressors;

/** Those that make an answer smaller, the better first. */
const smaller = ['br', 'gzip'] as const;

/** The best of ours among those that the caller takes, in whatever order it names them. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const taken = new Negotiator({ headers: { 'accept-encoding': acceptEncoding ?? '' } }).encodings(smaller);
  return smaller.find((encoding) => taken.includes(encoding)) ?? 'identity';
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

interface Kept {
  mark: string;
  body: ListBody;
}

interface Wanted {
  /** What was asked, by whom as far as that matters. */
  key: string;
  /** The same with the revision of the tables that it is read from. */
  mark: string;
  encoding: Encoding;
  build: () => Promise<Buffer>;
  versionOf?: ((bytes: Buffer) => string) | undefined;
}

/**
 * Built lists, the newest of each, kept in a bounded memory with the revision of the tables they were read from.
 * The revision lives in the database, so several processes never serve a list that is out of date.
 */
export class Lists {
  readonly #built = new LRUCache<string, Kept>({
    maxSize: 96 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.bytes.length + 200,
  });
  readonly #building = new Map<string, Promise<ListBody>>();
  readonly revisions = new Coalesced<string>();
  readonly #program: string;

  constructor(program = thisProgram) {
    this.#program = program;
  }

  etag(key: string, revision: string) {
    return `"${createHash('sha256').update(`${this.#program} ${key} ${revision}`).digest('base64url').slice(0, 22)}"`;
  }

  async body(wanted: Wanted): Promise<ListBody> {
    const { key, mark, encoding } = wanted;
    const kept = this.#built.get(`${key} ${encoding}`);
    if (kept?.mark === mark) {
      listAsked.tell({ outcome: 'hit' });
      return kept.body;
    }
    const place = `${mark} ${encoding}`;
    const underWay = this.#building.get(place);
    if (underWay) {
      listAsked.tell({ outcome: 'shared' });
      return underWay;
    }
    const building = this.#make(wanted).finally(() => this.#building.delete(place));
    this.#building.set(place, building);
    return building;
  }

  async #make({ key, mark, encoding, build, versionOf }: Wanted): Promise<ListBody> {
    const built = await build();
    const body = { ...(await compressed(built, encoding)), version: versionOf?.(built) };
    this.#built.set(`${key} ${encoding}`, { mark, body });
    listBuilt.tell({ bytes: body.bytes.length, heldBytes: this.#built.calculatedSize });
    return body;
  }
}
