import type { LotResult } from '@comptoir/contract/lots';
import type { Db } from '../../db/tables.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import type { Session } from '../session.ts';
import { readLot, runLot, valuesBefore, type LotRun, type LotWork } from './lots.ts';

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
interface Running extends LotBy, Omit<LotRun, 'ids' | 'essai'> {
  db: Db;
  query: { essai: boolean };
}
interface Change<Changes> extends Running {
  body: { ids: number[]; changes: Changes };
}
interface Undoing extends Running {
  params: { groupe: string };
}

const runOf = ({ query, groupe, write, progress }: Running) => ({ ...query, groupe, write, progress });

const workOf = <Changes>({ namesOf, lock, change }: FieldLot<Changes>, changesOf: (id: number, row: Row) => Changes): LotWork => ({
  namesOf,
  change: async (db, id) => {
    const before = await lock(db, id);
    await change(db, id, changesOf(id, before));
    const after = await lock(db, id);
    return Object.keys(before).filter((name) => before[name] !== after[name]);
  },
});

/** The routes of a bulk change by fields; `action` is the change's own, as the journal knows it. */
export const fieldLot = <Changes extends object>(action: string, rowsFor: (by: LotBy) => FieldLot<Changes>) => ({
  /** Changes many rows at once, each by the rules of its form. */
  lot: (call: Change<Changes>): Promise<LotResult> => {
    const { ids, changes } = call.body;
    return runLot(
      { ids, ...runOf(call) },
      workOf(rowsFor(call), () => changes),
    );
  },
  /** Undoes such a change row by row; rows that somebody has changed since stay. */
  annulerLot: async (call: Undoing): Promise<LotResult> => {
    const { db, params, session } = call;
    const lot = await readLot({ db, undone: params.groupe, action, session });
    // The journal's columns are those of the bulk change, which are fields of the row.
    const before = (id: number, row: Row) => Object.assign({}, ...(lot.get(id) ?? []).map((entry) => valuesBefore(row, entry))) as Changes;
    return runLot({ ids: [...lot.keys()], ...runOf(call) }, workOf(rowsFor(call), before));
  },
});
