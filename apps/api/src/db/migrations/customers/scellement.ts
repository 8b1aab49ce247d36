import { sealSql } from '../../history/seal.sql.ts';
import type { Migration } from '../../migration.ts';

/** Sealing gives way to whoever replaces a customer's lines. */
export const scellement: Migration = { name: '1004-scellement', tables: {}, lens: {}, sql: sealSql };
