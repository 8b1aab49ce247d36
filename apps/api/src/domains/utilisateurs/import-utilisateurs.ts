import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refusal } from '@comptoir/contract/errors';
import type { importBody } from '@comptoir/contract/imports/result';
import type { utilisateursImportCalls } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import type { z } from 'zod';
import { batchesOf, inBatches } from '../../http/lots/batch-work.ts';
import type { Handler } from '../../http/call.ts';
import { correct, toCorrect } from './import/import-corrections.rules.ts';
import { readLine, refuseDuplicates, type ImportLine } from './import/import-lines.rules.ts';
import { resultOf } from './import/import-result.rules.ts';
import { remember } from '../../imports/memory.store.ts';
import { noteImport } from '../../imports/note-import.ts';
import { readForImport } from '../../imports/read-import.ts';
import { utilisateursImport } from './import/import-columns.rules.ts';
import { saveImportLines } from './import/save-import-lines.ts';

type Corrected = z.output<typeof importBody>;

const read = async (content: Buffer, { corrections, lignes, lecture }: Corrected) => {
  const { sheet, places: found, colonnes, remarques } = await readForImport(utilisateursImport, content, lecture);
  const { lines: sheetLines, places } = correct(sheet.lines, found, corrections);
  const lines: ImportLine[] = [];
  for (const batch of batchesOf(sheetLines)) {
    lines.push(...batch.map((line) => readLine(line, places)));
    await nextTurn();
  }
  if (lines.length === 0)
    throw new Refusal('invalid', 'Ce fichier ne contient aucune ligne à importer.', { file: 'Aucune ligne à importer' });
  const asked = lignes && new Set(lignes);
  // A login that stands twice is refused on every line, asked for or not.
  const all = refuseDuplicates(lines);
  const kept = asked ? all.filter(({ ligne }) => asked.has(ligne)) : all;
  return { lines: kept, sheet: { ...sheet, lines: sheetLines, places }, about: { colonnes, remarques } };
};

const unconfirmed =
  'Les titres du fichier ne sont pas ceux du modèle\u00a0: vérifiez le fichier, puis confirmez la lecture de ses colonnes.';

/**
 * Adds and changes users from a workbook (docs/regles/utilisateurs.md#import): a user is known by the login, nobody is deleted,
 * good lines are kept and the others reported. Importing a file again changes nothing.
 */
export const importUtilisateurs: Handler<typeof utilisateursImportCalls.importUtilisateurs> = async ({
  file,
  query: { essai, confirme },
  body,
  customer: { schema },
  session,
  app: { vault },
  groupe,
  write,
  progress,
}) => {
  const { lecture, retenir } = body;
  const { lines, sheet, about } = await read(file.content, body);
  if (about.colonnes.length > 0 && !lecture && !essai && !confirme) throw new Refusal('rule', unconfirmed, { file: unconfirmed });
  const begun = { Import: utilisateursImport.name, Fichier: file.filename, Auteur: session.login, Groupe: groupe, Lignes: lines.length };
  const plans = await noteImport(write, essai ? null : begun, (count) =>
    inBatches({
      items: lines,
      essai,
      write,
      progress,
      save: async (db, batch) => {
        const saved = await saveImportLines({ db, schema, vault }, batch);
        await count(db, saved);
        return saved;
      },
    }),
  );
  if (lecture && retenir && !essai) await write((db) => remember(db, utilisateursImport, sheet, lecture, session.login));
  return resultOf(plans, { essai, ...about, aCorriger: toCorrect(plans, sheet.lines, sheet.places) });
};
