import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refusal } from '@comptoir/contract/errors';
import type { utilisateurs } from '@comptoir/contract/utilisateurs';
import { batchesOf, inBatches } from '../../http/lots/batch-work.ts';
import type { Handler } from '../../http/call.ts';
import { columns } from './import/import-columns.rules.ts';
import { readLine, refuseDuplicates, type ImportLine } from './import/import-lines.rules.ts';
import { resultOf } from './import/import-result.rules.ts';
import { readXlsx } from '../../workbooks/read-xlsx.ts';
import { saveImportLines } from './import/save-import-lines.ts';

const linesOf = async (content: Buffer) => {
  const lines: ImportLine[] = [];
  for (const batch of batchesOf(await readXlsx(content, columns.length))) {
    lines.push(...batch.map(readLine));
    await nextTurn();
  }
  if (lines.length === 0)
    throw new Refusal('invalid', 'Ce fichier ne contient aucune ligne à importer.', { file: 'Aucune ligne à importer' });
  return refuseDuplicates(lines);
};

/**
 * Adds and changes users from a workbook (docs/regles/utilisateurs.md#import): a user is known by the login, nobody is deleted,
 * good lines are kept and the others reported. Importing a file again changes nothing.
 */
export const importUtilisateurs: Handler<typeof utilisateurs.importUtilisateurs> = async ({
  file,
  query: { essai },
  customer: { schema },
  app: { vault },
  write,
  progress,
}) => {
  const lines = await linesOf(file.content);
  const plans = await inBatches({
    items: lines,
    essai,
    write,
    progress,
    save: (db, batch) => saveImportLines({ db, schema, vault }, batch),
  });
  return resultOf(plans, essai);
};
