import type { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { Refusal } from '@comptoir/contract/errors';
import { attempt } from '../../db/attempt.ts';
import { existing, unknownRecord } from '../../db/existing.ts';
import { readJournalGroup, undoneBy, type GroupEntry } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { checkCustomerAccess, checkForms } from './check-forms.ts';
import { checkCall, checkLines, checkUnchanged, inTheWay, isUndoing, leftBy, rowOf, takenBack } from './retour.rules.ts';
import { listLater, lockRow, takeBack } from './retour.store.ts';

/**
 * Customer access finds its own operations, and what operators did to the group's people: what else it could not write itself.
 * @throws Refusal 403, 404
 */
const readOperation = async (db: Db, groupe: string, { kind, login }: Session) => {
  const entries = await readJournalGroup(db, groupe);
  const [first] = entries;
  const isOwn = kind === 'operator' || (first?.Kind === 'customer' && first.Auteur === login);
  if (!first || !(isOwn || first.Kind === 'operator')) throw unknownRecord();
  if (!isOwn && entries.some(({ NomTable }) => NomTable !== 'utilisateurs')) throw foreign();
  return { entries, first };
};

/** What an operator did is told on « Accès des opérateurs », so that it may be said to be there. */
const foreign = () => new Refusal('forbidden', 'Seul un opérateur peut annuler cette opération\u00a0: demandez-le au support.');

/** The line that says which call was made in the first place: what undoes an undoing needs the rights of that one. */
const findCall = async (db: Db, entry: GroupEntry): Promise<GroupEntry> => {
  const undone = isUndoing(entry) ? undoneBy(entry.Cause) : undefined;
  if (undone === undefined) return entry;
  return findCall(db, existing((await readJournalGroup(db, undone))[0]));
};

/** @throws Refusal 409 */
const checkRows = async (db: Db, groupe: string, entries: readonly GroupEntry[]) => {
  for (const left of leftBy(entries)) {
    const present = await lockRow(db, left.table, left.ligne);
    checkUnchanged(left, present, await listLater(db, left, groupe));
  }
};

/** @throws Refusal 409 where rows of others would go, or change, with those of the operation */
const checkNothingElse = async (db: Db, groupe: string, entries: readonly GroupEntry[]) => {
  const own = new Set(entries.map(rowOf));
  const written = await readJournalGroup(db, groupe);
  if (written.some((entry) => !own.has(rowOf(entry)))) throw inTheWay();
};

/** Puts back what one operation wrote, or writes nothing. @throws Refusal */
export const annulerOperation: Handler<typeof retour.annuler> = async ({ db, body, groupe, session }) => {
  const { operation } = body.portee;
  const { entries: all, first } = await readOperation(db, operation, session);
  const made = await findCall(db, first);
  checkCall(made, standingOf(session));
  const entries = takenBack(made, all);
  checkLines(made, entries);
  if (session.kind === 'customer') await checkCustomerAccess(db, standingOf(session), entries);
  await checkRows(db, operation, entries);
  await checkForms(db, entries);
  const { refused } = await attempt(
    db,
    () => false,
    async () => {
      for (const entry of entries.toReversed()) await takeBack(db, entry);
    },
  );
  if (refused !== undefined) throw inTheWay();
  await checkNothingElse(db, groupe, entries);
  return { Groupe: groupe, nbLignes: entries.length };
};
