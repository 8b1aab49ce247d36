import type { ImportSpec } from '@comptoir/contract/imports/spec';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { columnNumber, folded } from '../workbooks/xlsx-tags.js';
import type { ImportChoice } from '@comptoir/contract/imports/reading';
import type { ReadSheet } from '../workbooks/read-xlsx.ts';
import { writtenTitles } from './places.rules.ts';
import { titlesOfMemory, type Memory } from './reading.rules.ts';

type Titled = Pick<ReadSheet, 'header'>;

const digestOf = (sheet: Titled) =>
  createHash('sha256')
    .update(JSON.stringify(titlesOfMemory(sheet)))
    .digest('hex');

/** How this customer's last file with these titles was read. */
export const findMemory = async (db: Db, { name }: ImportSpec, sheet: Titled): Promise<Memory | undefined> => {
  if (titlesOfMemory(sheet).length === 0) return undefined;
  const row = await db
    .selectFrom('importColonnes')
    .select(['IDImportColonnes', 'DateH', 'Titres', 'Champs'])
    .where('Import', '=', name)
    .where('Empreinte', '=', digestOf(sheet))
    .executeTakeFirst();
  if (!row) return undefined;
  const { IDImportColonnes, DateH, Titres, Champs } = row;
  return {
    IDImportColonnes,
    DateH,
    colonnes: Titres.map((titre, index) => ({ titre, field: Champs[index] === '' ? null : (Champs[index] ?? null) })),
  };
};

/** Remembers what each title of a file became. */
export const remember = async (db: Db, spec: ImportSpec, sheet: Titled, { colonnes }: ImportChoice, Auteur: string) => {
  const chosen = new Map(colonnes.map(({ colonne, champ }) => [columnNumber(colonne), champ]));
  const titled = writtenTitles(sheet).flatMap((title, index) => {
    const field = spec.columns.find(({ header }) => header === chosen.get(index + 1))?.field ?? '';
    return folded(title) === '' ? [] : [{ titre: folded(title), field }];
  });
  if (titled.length === 0) return;
  const row = { Titres: titled.map(({ titre }) => titre), Champs: titled.map(({ field }) => field), Auteur, DateH: sql<string>`now()` };
  await db
    .insertInto('importColonnes')
    .values({ Import: spec.name, Empreinte: digestOf(sheet), ...row })
    .onConflict((conflict) => conflict.columns(['Import', 'Empreinte']).doUpdateSet(row))
    .execute();
};

/** Forgets one of them; undefined where it is not there. */
export const forget = (db: Db, IDImportColonnes: number) =>
  db.deleteFrom('importColonnes').where('IDImportColonnes', '=', IDImportColonnes).returning('IDImportColonnes').executeTakeFirst();
