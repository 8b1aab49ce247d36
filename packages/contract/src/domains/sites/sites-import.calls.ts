import { importCalls } from '../../imports/calls.ts';
import { importBody, importResult } from '../../imports/result.ts';
import { staff } from '../../kit.ts';

const { lireImport, importer } = importCalls({
  path: 'sites/importSites',
  /** As adding a site: customer access asks for one instead. */
  call: { who: staff },
  actions: { lire: 'Lire un fichier de sites', importer: 'Importer des sites' },
  body: importBody,
  answer: importResult,
});

/** The import of sites from a workbook. */
export const sitesImportCalls = { lireImport, importSites: importer };
