import type { sitesImportCalls } from '@comptoir/contract/domains/sites/sites-import.calls';
import { sitesImport } from '@comptoir/contract/domains/sites/sites-import.fields';
import type { Handler } from '../../../http/call.ts';
import { runImport } from '../../../http/lots/run-import.ts';
import { keyOf } from './import-lines.rules.ts';
import { saveImportLines } from './save-import-lines.ts';

/**
 * Adds and changes sites from a workbook (docs/regles/sites.md#import): a site is known by its code, nobody's brands are taken away,
 * good lines are kept and the others reported. Importing a file again changes nothing.
 */
export const importSites: Handler<typeof sitesImportCalls.importSites> = async (call) => {
  const {
    session: { kind },
    customer: { produits },
  } = call;
  const { result } = await runImport({ spec: sitesImport, keyOf, save: saveImportLines({ kind, produits }) }, call);
  return result;
};
