import { registryHistorySql } from '../../history/history.sql.ts';
import type { Migration } from '../../migration.ts';

/** The registry's journal with the columns that the customers' has, and how long history is kept. */
export const registryHistoire: Migration = {
  name: '1003-histoire',
  tables: {},
  lens: { added: { customers: { MoisHistorique: 36 } } },
  sql: registryHistorySql,
};
