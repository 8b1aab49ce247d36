import { CompiledQuery, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';

/** The registry for a library that speaks to a `pg` client; the handle keeps its role and its pool. */
export const pgClientOf = (registry: Kysely<RegistryTables>) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await registry.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});
