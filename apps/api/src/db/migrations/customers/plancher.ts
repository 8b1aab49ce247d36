import { sealSql } from '../../history/seal.sql.ts';
import type { Migration } from '../../migration.ts';

/** A line whose writer's transaction is younger than that of a higher line still comes into an instant. */
export const plancher: Migration = { name: '1025-plancher', tables: {}, lens: {}, sql: sealSql };
