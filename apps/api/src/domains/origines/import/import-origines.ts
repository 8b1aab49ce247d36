import type { originesImportCalls } from '@comptoir/contract/domains/origines/origines-import.calls';
import { originesImport } from '@comptoir/contract/domains/origines/origines-import.fields';
import type { Handler } from '../../../http/call.ts';
import { runImport } from '../../../http/lots/run-import.ts';
import { keyOf } from './import-lines.rules.ts';
import { saveImportLines } from './save-import-lines.ts';

/**
 * Adds and changes origins from a workbook (docs/regles/origines.md#import): an origin is known by its label, good lines are kept and
 * the others reported. Importing a file again changes nothing.
 */
export const importOrigines: Handler<typeof originesImportCalls.importOrigines> = async (call) =>
  (await runImport({ spec: originesImport, keyOf, save: saveImportLines }, call)).result;
