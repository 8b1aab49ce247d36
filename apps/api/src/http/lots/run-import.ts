import { Refusal } from '@comptoir/contract/errors';
import type { importBody } from '@comptoir/contract/imports/result';
import type { ImportSpec } from '@comptoir/contract/imports/spec';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { Db } from '../../db/tables.ts';
import type { Upload } from '../call.ts';
import { batchesOf, inBatches, type WriteBatch } from './batch-work.ts';
import { correct, toCorrect } from '../../imports/corrections.rules.ts';
import { readLine, refuseDuplicates, type ImportLine, type KeyOf } from '../../imports/lines.rules.ts';
import { remember } from '../../imports/memory.store.ts';
import { noteTravail } from '../../journal/note-travail.ts';
import { beginImport, type BegunImport } from '../../journal/travaux.store.ts';
import type { Session } from '../session.ts';
import type { AnyPlan } from '../../imports/plans.rules.ts';
import { fingerprintOf, readForImport } from '../../imports/read-import.ts';
import { resultOf } from '../../imports/result.rules.ts';

type Asked = z.output<typeof importBody>;

/** What an import's route receives. */
interface ImportCall {
  file: Upload;
  query: { essai: boolean; confirme: boolean };
  body: Omit<Asked, 'lignes'> & Partial<Pick<Asked, 'lignes'>>;
  path: string;
  session: Pick<Session, 'kind' | 'id' | 'login'>;
  groupe: string;
  write: WriteBatch;
  progress: (done: number, total: number) => void;
}

/** What an import does with its lines. */
interface ImportWork<L extends ImportLine<object>, P extends AnyPlan> {
  spec: ImportSpec;
  keyOf: KeyOf<L>;
  /** Looks at all lines before some of them are written; it writes nothing. */
  prepare?: (lines: readonly L[]) => Promise<void>;
  /** Plans and writes some lines in one transaction: the outcome of each, in order. */
  save: (db: Db, lines: readonly L[]) => Promise<P[]>;
}

const read = async <L extends ImportLine<object>>(
  { spec, keyOf, prepare }: Pick<ImportWork<L, never>, 'spec' | 'keyOf' | 'prepare'>,
  content: Buffer,
  { corrections, lignes, lecture }: ImportCall['body'],
) => {
  const { sheet, places: found, colonnes, remarques } = await readForImport(spec, content, lecture);
  const { lines: sheetLines, places } = correct(spec, sheet.lines, found, corrections);
  const lines: L[] = [];
  for (const batch of batchesOf(sheetLines)) {
    // Each value is read as the kind of its own column says.
    lines.push(...batch.map((line) => readLine(line, places) as unknown as L));
    await nextTurn();
  }
  if (lines.length === 0)
    throw new Refusal('invalid', 'Ce fichier ne contient aucune ligne à importer.', { file: 'Aucune ligne à importer' });
  const asked = lignes && new Set(lignes);
  // What stands twice is refused on every line, asked for or not.
  const all = refuseDuplicates(spec, lines, keyOf);
  await prepare?.(all);
  const kept = asked ? all.filter(({ ligne }) => asked.has(ligne)) : all;
  return { lines: kept, sheet: { ...sheet, lines: sheetLines, places }, about: { colonnes, remarques } };
};

const unconfirmed =
  'Les titres du fichier ne sont pas ceux du modèle\u00a0: vérifiez le fichier, puis confirmez la lecture de ses colonnes.';

/**
 * Reads a workbook and writes its lines: good ones are kept and the others reported, but where the lines are one record
 * (docs/regles/listes.md#what-every-import-does). Answers what is to be said of every import, and the plans for what is to be said of this one.
 */
export const runImport = async <L extends ImportLine<object>, P extends AnyPlan>(
  work: ImportWork<L, P>,
  { file, path, query: { essai, confirme }, body, session, groupe, write, progress }: ImportCall,
) => {
  const { spec, save } = work;
  const { lecture, retenir } = body;
  const { lines, sheet, about } = await read(work, file.content, body);
  if (about.colonnes.length > 0 && !lecture && !essai && !confirme) throw new Refusal('rule', unconfirmed, { file: unconfirmed });
  const { kind, id, login } = session;
  const begun: BegunImport = {
    Import: spec.name,
    Appel: path,
    Fichier: file.filename,
    Empreinte: fingerprintOf(file.content),
    Auteur: login,
    Kind: kind,
    IDPeople: kind === 'customer' ? id : null,
    Groupe: groupe,
    Lignes: lines.length,
  };
  // Some lines of a file, sent again when they were corrected, are not the whole that stopped.
  const begin = (db: Db) => beginImport(db, begun, !body.lignes, session);
  const plans = await noteTravail(write, essai ? null : { table: 'imports', Groupe: groupe, begin }, (count) =>
    inBatches({
      items: lines,
      essai,
      write,
      progress,
      ...(spec.entier ? { together: true } : {}),
      save: async (db, batch) => {
        const saved = await save(db, batch);
        await count(db, saved);
        return saved;
      },
    }),
  );
  if (lecture && retenir && !essai) await write((db) => remember(db, spec, sheet, lecture, login));
  return { plans, result: resultOf(spec, plans, { essai, ...about, aCorriger: toCorrect(spec, plans, sheet.lines, sheet.places) }) };
};
