import { mostEchanges } from '@comptoir/contract/domains/echanges/echanges.calls';
import { echangeFields, echangeLineFields } from '@comptoir/contract/domains/echanges/echanges.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';

/** The newest first. */
export const listEchanges = (db: Db) =>
  db
    .selectFrom('echanges')
    .select('IDEchange')
    .select(namesOf(echangeLineFields))
    .orderBy('IDEchange', 'desc')
    .limit(mostEchanges)
    .execute();

/** @throws Refusal 404 */
export const readEchange = async (db: Db, IDEchange: number) =>
  existing(
    await db
      .selectFrom('echanges')
      .select('IDEchange')
      .select(namesOf(echangeFields))
      .where('IDEchange', '=', IDEchange)
      .executeTakeFirst(),
  );
