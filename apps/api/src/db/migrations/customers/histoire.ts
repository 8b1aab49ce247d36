import { customerHistorySql } from '../../history/history.sql.ts';
import { sealSql } from '../../history/seal.sql.ts';
import type { Migration } from '../../migration.ts';

/** The journal by years, instants of it that can be named and verified, what files and secrets were. */
export const histoire: Migration = {
  name: '1001-histoire',
  tables: {
    sitesImages: { key: ['IDSite', 'Champ'], contents: ['Contenu'] },
    logosMarques: { key: 'IDMarque', contents: ['Contenu'] },
    documentsPdf: { key: 'IDDocumentPdf', contents: ['Contenu'] },
  },
  lens: {},
  sql: `${customerHistorySql}${sealSql}`,
};
