import { customerHistorySql, sealSql } from '../../../journal/history.sql.ts';
import type { Migration } from '../kit.ts';

/** The journal by years, and instants of it that can be named and verified. */
export const histoire: Migration = { name: '1001-histoire', tables: {}, sql: `${customerHistorySql}${sealSql}` };
