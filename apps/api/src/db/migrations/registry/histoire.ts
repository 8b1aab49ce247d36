import { registryHistorySql } from '../../../journal/history.sql.ts';
import type { Migration } from '../kit.ts';

/** The registry's journal with the columns that the customers' has. */
export const registryHistoire: Migration = { name: '1003-histoire', tables: {}, sql: registryHistorySql };
