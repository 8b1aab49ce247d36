import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

/**
 * Text that names tables itself passes no wall in Kysely. These files have a reason: they work as the loader or the owner,
 * each statement with the customer's number in it.
 */
const writtenByHand = ['db/', 'journal/', 'data/customer-rows.store.ts', 'secrets/secrets.store.ts'];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !writtenByHand.some((own) => file.startsWith(own)));

const fragments = (text: string) => [...text.matchAll(/\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g)].map(([, fragment]) => fragment!);

/** A table's name, or a reference to one, where rows are read or written; a query of the handle stands in parentheses. */
const namesATable =
  /\b(?:from|join|update|into|only|table)\s+(?!\(|unnest|json|jsonb|generate_series|lateral\b|pg_|\$\{query\}|\$\{any)(?:"|\w|\$\{sql\.(?:table|id|ref|raw))/i;

/** What would end the second wall for the connection. */
const givesUpTheRole =
  /\b(?:set|reset)\s+(?:local\s+|session\s+)?(?:role|session\s+authorization|all)\b|row_security|session_replication_role/i;

describe('raw SQL', () => {
  it('is looked for in every file', () => {
    expect(files.length).toBeGreaterThan(250);
    expect(fragments('sql<number>`select 1 from x` and sql`a`')).toEqual(['select 1 from x', 'a']);
    for (const bad of ['select * from "sites"', 'update sites set', "from ${sql.table('sites')}", 'insert into ${sql.id(schema, name)}'])
      expect(bad).toMatch(namesATable);
    for (const good of ['select from unnest(${ids}::bigint[])', 'extract(epoch from now())', 'is distinct from (${x})']) {
      if (!good.startsWith('extract')) expect(good).not.toMatch(namesATable);
    }
  });

  it.each(files)('of %s names no table and keeps its role', (file) => {
    for (const fragment of fragments(readFileSync(join(source, file), 'utf8'))) {
      const read = fragment.replaceAll(/extract\s*\(\s*\w+\s+from\b/gi, '').replaceAll(/is (?:not )?distinct from/gi, '');
      expect(read).not.toMatch(namesATable);
      expect(read).not.toMatch(givesUpTheRole);
    }
  });
});
