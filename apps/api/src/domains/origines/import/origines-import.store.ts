import { origineFlags } from '@comptoir/contract/domains/origines/origines.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { anyNumber } from '../../../db/any-of.ts';
import type { Db } from '../../../db/tables.ts';
import { textKey } from '../../../imports/lines.rules.ts';

/**
 * The origins with these labels, locked until the transaction ends, so that nobody changes them, nor begins to refer to them, between
 * reading and writing. Always in the same order, so that two imports never deadlock.
 */
export const holdOrigines = async (db: Db, labels: ReadonlySet<string>) => {
  const all = await db.selectFrom('origines').select(['IDOrigineAction', 'Libelle']).execute();
  const ids = all.filter(({ Libelle }) => labels.has(textKey(Libelle))).map(({ IDOrigineAction }) => IDOrigineAction);
  if (ids.length === 0) return [];
  return db
    .selectFrom('origines')
    .innerJoin('sousFamilles', 'sousFamilles.IDSousFamilleOrigineAction', 'origines.IDSousFamilleOrigineAction')
    .select(['IDOrigineAction', 'origines.Libelle', 'origines.IDSousFamilleOrigineAction', 'IDFamilleOrigineContact'])
    .select(['IDOrigineActionType', ...namesOf(origineFlags)])
    .where('IDOrigineAction', '=', anyNumber(ids))
    .orderBy('IDOrigineAction')
    .forUpdate('origines')
    .execute();
};

/** What a line may name. */
export const readNamed = async (db: Db) => {
  const familles = await db.selectFrom('familles').select(['IDFamilleOrigineContact', 'Libelle']).execute();
  const sousFamilles = await db
    .selectFrom('sousFamilles')
    .select(['IDSousFamilleOrigineAction', 'IDFamilleOrigineContact', 'Libelle'])
    .execute();
  const types = await db.selectFrom('originesTypes').select(['IDOrigineActionType as key', 'Description as label']).execute();
  return { familles, sousFamilles, types };
};
