import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { customerMigrations } from '../db/migrations/all.ts';
import type { Vault } from '../secrets/vault.ts';
import {
  DataRefusal,
  firstLook,
  footerLine,
  FORMAT_VERSION,
  header,
  tableLine,
  type Footer,
  type Header,
  type TableLine,
} from './format.ts';
import { linesOf } from './lines.ts';

export type Part = { table: TableLine[1]; columns: TableLine[2] } | { rows: string[] } | { footer: Footer };

const BATCH_ROWS = 1_000;
const BATCH_LENGTH = 1_000_000;

const damaged = () => new DataRefusal('il est abîmé\u00a0: ce n’est plus le fichier que l’export a écrit');
const truncated = () => new DataRefusal('il est tronqué\u00a0: sa fin manque');

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What an error of the file, or of PostgreSQL loading its rows, says of the file; other errors stay. */
export const faultOfFile = (error: unknown): unknown => {
  const code = codeOf(error);
  if (code === 'ENOENT') return new DataRefusal('il n’existe pas');
  if (code === 'EISDIR') return new DataRefusal('c’est un dossier');
  if (code === 'Z_BUF_ERROR') return truncated();
  if (code.startsWith('Z_') || error instanceof z.ZodError || /^2[23]/.test(code) || error instanceof SyntaxError) return damaged();
  return error;
};

const unzip = (path: string) => {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  file.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  return { unzipped, close: () => void [file.destroy(), unzipped.destroy()] };
};

const parseHeader = (line: string): Header => {
  const seen = firstLook.safeParse(JSON.parse(line));
  if (!seen.success) throw new DataRefusal('ce n’est pas un export de Comptoir');
  const { formatVersion, product } = seen.data;
  if (formatVersion > FORMAT_VERSION)
    throw new DataRefusal(`il vient d’une version plus récente de Comptoir (${product})\u00a0: mettez celle-ci à jour`);
  return header.parse(JSON.parse(line));
};

/** @throws DataRefusal about the file */
export const readHeader = async (path: string): Promise<Header> => {
  const { unzipped, close } = unzip(path);
  try {
    const first = await linesOf(unzipped).next();
    if (first.done) throw truncated();
    return parseHeader(first.value.toString());
  } catch (error) {
    if (codeOf(error) === 'Z_DATA_ERROR') throw new DataRefusal('ce n’est pas un export de Comptoir');
    throw faultOfFile(error);
  } finally {
    close();
  }
};

/** The last step of release 0.1.0. The tables of the first step of today are the same, one set for all customers. */
const LAST_OF_0_1_0 = '0019-sante';

/** Whether the file has the current tables, or those of an earlier step, whose missing columns get defaults. @throws DataRefusal */
export const checkSteps = ({ migrations, product }: Header) => {
  if (migrations.at(-1) === LAST_OF_0_1_0) return;
  const known = customerMigrations.map(({ name }) => name);
  if (migrations.some((name) => !known.includes(name))) {
    throw new DataRefusal(`il vient d’une version plus récente de Comptoir (${product})\u00a0: mettez celle-ci à jour`);
  }
  if (migrations.join() !== known.slice(0, migrations.length).join()) throw damaged();
};

/** @throws DataRefusal */
export const checkKeys = ({ keys }: Header, vault: Pick<Vault, 'hasKey'>) => {
  const missing = keys.filter((name) => !vault.hasKey(name));
  if (missing.length === 0) return;
  throw new DataRefusal(
    `ses secrets sont chiffrés avec la clé «\u00a0${missing.join(' », «\u00a0')}\u00a0», absente du fichier de clés (SECRETS_KEY_FILE)\u00a0: reprenez-la dans celui de l’installation d’origine`,
  );
};

const OPENING_BRACE = 0x7b;

/** A line of the format: a table begins, or the file ends. @throws DataRefusal */
const parseLine = (line: string): Exclude<Part, { rows: string[] }> => {
  const value: unknown = JSON.parse(line);
  const table = tableLine.safeParse(value);
  if (table.success) return { table: table.data[1], columns: table.data[2] };
  const end = footerLine.safeParse(value);
  if (end.success) return { footer: end.data[1] };
  throw damaged();
};

/** Everything after the header. The footer comes last, and only if every earlier byte is right. @throws DataRefusal */
export async function* partsOf(path: string): AsyncGenerator<Part> {
  const { unzipped, close } = unzip(path);
  const hash = createHash('sha256');
  let rows: string[] = [];
  let length = 0;
  let place: 'header' | 'tables' | 'end' = 'header';
  try {
    for await (const line of linesOf(unzipped)) {
      if (place === 'end') throw damaged();
      const isRow = place === 'tables' && line[0] === OPENING_BRACE;
      if (rows.length > 0 && (!isRow || rows.length === BATCH_ROWS || length > BATCH_LENGTH)) {
        yield { rows };
        rows = [];
        length = 0;
      }
      if (isRow) {
        rows.push(line.toString());
        length += line.length;
      } else if (place === 'tables') {
        const part = parseLine(line.toString());
        if ('footer' in part) place = 'end';
        if ('footer' in part && part.footer.sha256 !== hash.digest('hex')) throw damaged();
        yield part;
      }
      if (place === 'header') place = 'tables';
      if (place === 'tables') hash.update(line).update('\n');
    }
    if (place !== 'end') throw truncated();
  } finally {
    close();
  }
}
