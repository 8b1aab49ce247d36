import type { PasserelleColumns } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import type { Db } from '../../db/tables.ts';
import { changedColumns } from './passerelles.rules.ts';
import { checkPasserelle, listColumns, tickColumns } from './passerelles.store.ts';

/** Ticks the columns that a gateway carries, as the whole list says. @throws Refusal 400, 404 */
export const saveColumns = async (db: Db, IDPasserelleDMS: number, sent: PasserelleColumns) => {
  await checkPasserelle(db, IDPasserelleDMS);
  const changes = changedColumns(await listColumns(db, IDPasserelleDMS), sent);
  for (const ticked of [true, false]) {
    const names = changes.filter(({ checked }) => checked === ticked).map(({ NameColumn }) => NameColumn);
    await tickColumns(db, IDPasserelleDMS, names, ticked);
  }
  return listColumns(db, IDPasserelleDMS);
};
