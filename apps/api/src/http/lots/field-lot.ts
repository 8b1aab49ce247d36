import type { LotResult } from '@comptoir/contract/lots';
import type { Db } from '../../db/tables.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import type { Session } from '../session.ts';
import { runLot, type LotRun, type LotWork } from './lots.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a list of which some fields may be changed at once. */
export interface FieldLot<Changes> {
  namesOf: LotWork['namesOf'];
  /** The row by its fields, held until the transaction ends. @throws Refusal 404 */
  lock: (db: Db, id: number) => Promise<Row>;
  /** The change of one row, by the rules of its form. @throws Refusal */
  change: (db: Db, id: number, changes: Changes) => Promise<unknown>;
}

/** Who changes them. */
export interface LotBy {
  session: Session;
  customer: CustomerRecord;
}
interface Change<Changes> extends LotBy, Omit<LotRun, 'session' | 'body'> {
  body: { ids: number[]; changes: Changes };
}
const workOf = <Changes>({ namesOf, lock, change }: FieldLot<Changes>, changes: Changes): LotWork => ({
  namesOf,
  change: async (db, id) => {
    const before = await lock(db, id);
    await change(db, id, changes);
    const after = await lock(db, id);
    return Object.keys(before).filter((name) => before[name] !== after[name]);
  },
});

/** Changes many rows at once, each by the rules of its form. */
export const fieldLot =
  <Changes extends object>(rowsFor: (by: LotBy) => FieldLot<Changes>) =>
  (call: Change<Changes>): Promise<LotResult> =>
    runLot(call, workOf(rowsFor(call), call.body.changes));
