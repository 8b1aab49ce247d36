import { importCalls } from '../../imports/calls.ts';
import { importBody, importResult } from '../../imports/result.ts';
import { staff } from '../../kit.ts';

const { lireImport, importer } = importCalls({
  path: 'origines/importOrigines',
  call: { who: staff },
  actions: { lire: 'Lire un fichier d’origines', importer: 'Importer des origines' },
  body: importBody,
  answer: importResult,
});

/** The import of origins from a workbook. */
export const originesImportCalls = { lireImport, importOrigines: importer };
