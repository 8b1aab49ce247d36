import type { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { Refusal } from '@comptoir/contract/errors';
import { causeOfReturn } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { invariants } from '../../db/invariants/all.ts';
import { findFautes, newFautes, type Faute } from '../../db/invariants/invariant.ts';
import { applyRows } from './apply.store.ts';
import { sayReturn } from './lignes.store.ts';
import type { PlannedRow } from './plan.rules.ts';
import { readPlan } from './read-plan.ts';
import { inTheWay, returning } from './retour.rules.ts';

const tablesIn = (rows: readonly PlannedRow[]) => new Set(rows.map(({ table }) => table));

/** An operation is taken back as a whole, or not at all. @throws Refusal 409 */
const checkWhole = (rows: readonly PlannedRow[]) => {
  if (rows.length === 0)
    throw new Refusal('conflict', 'Ce que cette opération avait changé est déjà comme avant elle\u00a0: rien n’a été annulé.');
  const left = rows.find(({ etat }) => etat !== 'pret');
  if (!left) return;
  throw left.raison === null ? inTheWay() : new Refusal('conflict', `${left.raison}\u00a0: rien n’a été annulé.`);
};

/** @throws Refusal 409 where rows would go, or change, with those that are put back */
const checkNothingElse = async (db: Db, groupe: string, rows: readonly PlannedRow[]) => {
  const own = new Set(rows.map(({ table, id }) => `${table} ${id}`));
  const written = await db.selectFrom('journal').select(['NomTable', 'IDLigne']).distinct().where('Groupe', '=', groupe).execute();
  if (written.some(({ NomTable, IDLigne }) => !own.has(`${NomTable} ${IDLigne}`))) throw inTheWay();
};

/** Rows that are put back keep the rules of the forms. @throws Refusal 409 */
const checkInvariants = async (db: Db, rows: readonly PlannedRow[], before: readonly Faute[]) => {
  const [faute] = newFautes(before, await findFautes(db, invariants, tablesIn(rows)));
  if (faute) throw new Refusal('conflict', `${faute.phrase}\u00a0: rien n’a été remis.`);
};

/** Puts back what a plan says, in one operation of the journal. @throws Refusal */
export const putBack: Handler<typeof retour.annuler> = async ({ db, session, body, groupe }) => {
  const { rows, references } = await readPlan({ db, session, demande: body, lock: true });
  if (body.verbe === 'annuler') checkWhole(rows);
  else await sayReturn(db, returning, causeOfReturn(body));
  const ready = rows.filter(({ etat }) => etat === 'pret');
  const before = await findFautes(db, invariants, tablesIn(ready));
  if (!(await applyRows(db, ready, references))) throw inTheWay();
  await checkNothingElse(db, groupe, ready);
  await checkInvariants(db, ready, before);
  return { Groupe: groupe, nbLignes: ready.length, nbRestent: rows.length - ready.length };
};
