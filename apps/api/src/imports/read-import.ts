import type { ImportColumn, ImportSpec } from '@comptoir/contract/imports/spec';
import { mostColumns, type ImportChoice, type ImportReading } from '@comptoir/contract/imports/reading';
import { createHash } from 'node:crypto';
import type { Db } from '../db/tables.ts';
import { readXlsx } from '../workbooks/read-xlsx.ts';
import { listSameFile, type Asking } from '../journal/travaux.store.ts';
import { titlesOf } from './columns.rules.ts';
import { findMemory } from './memory.store.ts';
import { chosenColumns, readColumns } from './places.rules.ts';
import { readingOf } from './reading.rules.ts';
import { remarksOf } from './remarks.rules.ts';

/** What a person has chosen so far. */
interface Asked {
  feuille?: string | undefined;
  ligneTitres?: number | undefined;
}

const readSheet = (spec: ImportSpec, content: Buffer, { feuille, ligneTitres }: Asked) =>
  readXlsx(content, {
    columns: mostColumns,
    ...(spec.places ? {} : { titles: titlesOf(spec) }),
    sheet: feuille,
    titlesAt: ligneTitres,
  });

/** What recognises a file: SHA-256. */
export const fingerprintOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

interface Reading {
  db: Db;
  session: Asking;
  file: { content: Buffer };
  body: Asked;
}

/** How a file would be read, for a person to choose; writes nothing. */
export const readForChoice = async (spec: ImportSpec, { db, session, file: { content }, body }: Reading): Promise<ImportReading> => {
  const sheet = await readSheet(spec, content, body);
  const reading = readingOf(spec, sheet, await findMemory(db, spec, sheet));
  return { ...reading, reprises: await listSameFile(db, { Import: spec.name, Empreinte: fingerprintOf(content) }, session) };
};

/**
 * The lines of a file and what each of its columns holds: as a person has chosen, else as its titles say.
 * @throws Refusal with the fault of the file, or the column at fault
 */
export const readForImport = async <C extends ImportColumn>(
  spec: ImportSpec<C>,
  content: Buffer,
  lecture: ImportChoice | null | undefined,
) => {
  const read = await readSheet(spec, content, lecture ?? {});
  const hidden = new Set(lecture?.sansMasquees ? read.hiddenRows : []);
  const sheet = { ...read, lines: hidden.size > 0 ? read.lines.filter(({ ligne }) => !hidden.has(ligne)) : read.lines };
  const columns = lecture ? chosenColumns(spec, sheet, lecture) : readColumns(spec, sheet);
  return { sheet, ...columns, remarques: remarksOf(sheet, hidden.size > 0) };
};
