import { allEndpoints } from '@comptoir/contract/all';
import { tableOf } from '@comptoir/contract/catalogue/all';
import { Refusal } from '@comptoir/contract/errors';
import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { tellsPartner, type Endpoint } from '@comptoir/contract/kit';
import { couvre, roles, type Motif } from '@comptoir/contract/portees';
import type { Standing } from '@comptoir/contract/rights';
import { undoneBy, type GroupEntry } from '../../db/journal-groups.ts';
import { customerMigrations } from '../../db/migrations/all.ts';
import { tablesOf, type JournalledTable } from '../../db/migration.ts';
import type { Line } from './lignes.store.ts';
import { checkRights } from '../../http/sessions/rights.ts';

const journalled = tablesOf(customerMigrations);

/** Whether the journal keeps what a table's rows were. */
export const isKept = (table: string) => journalled.has(table);

/** How the journal treats a table. */
export const howOf = (table: string): JournalledTable => {
  const how = journalled.get(table);
  if (!how) throw new Error(`${table} is not journalled`);
  return how;
};
export const keyOf = (table: string) => [howOf(table).key].flat();

const cannot = (why: string) => new Refusal('rule', `Cette opération ne peut pas être annulée\u00a0: ${why}.`);

/** What people call the rows of a table. */
export const labelOf = (table: string) => tableOf(table)?.label ?? table;

/** What the journal says of a call that went back to an instant. */
export const returning = 'Revenir à un instant';

type Made = Pick<GroupEntry, 'Appel' | 'Action'>;

const madeBy = new Map<string, Endpoint[]>();
for (const call of Object.values<Endpoint>(allEndpoints)) {
  const key = `${call.method} ${call.action}`;
  madeBy.set(key, [...(madeBy.get(key) ?? []), call]);
}

/** The calls that may have written a line; several share an action where they do the same to rows of another kind. */
export const callsOf = ({ Appel, Action }: Made): readonly Endpoint[] =>
  Action === returning ? [retour.annuler] : (madeBy.get(`${Appel.split(' ', 1)[0]} ${Action}`) ?? []);

/** Whether these lines put something back: their rights are those of what had been written. */
export const isPuttingBack = ({ Action, Cause }: Pick<Line, 'Action' | 'Cause'>) => Action === returning || undoneBy(Cause) !== undefined;

/** The lines that an undoing takes back: those of its call's effects that are nowhere else. @throws Refusal 422 where none is left */
export const takenBack = (entry: Made, entries: readonly Line[]) => {
  const stays = new Set(callsOf(entry).flatMap((call) => call.stays ?? []));
  const isLeft = ({ NomTable, Operation, Apres }: Line) =>
    stays.has(NomTable) || (Operation === 'U' && Object.keys(Apres ?? {}).every((column) => stays.has(`${NomTable}.${column}`)));
  const taken = entries.filter((one) => !isLeft(one));
  if (taken.length === 0) throw cannot('ce qu’elle a fait est connu ailleurs, et reste');
  return taken;
};

/**
 * Who may write may undo.
 * @throws Refusal 403 for a session that may not make the call, 422 for one whose effects are not only rows
 */
export const checkCall = (entry: Made, standing: Standing) => {
  const calls = callsOf(entry);
  if (calls.length === 0 || calls.some(({ who }) => who.includes('public'))) throw cannot('elle ne vient pas de cette console');
  for (const call of calls) checkRights(call, standing);
  if (calls.some(tellsPartner)) throw cannot('un partenaire en a été informé');
};

const all: readonly Motif[] = ['*:*'];

/**
 * Who may write may put back. What no call of this console wrote, such as an import, whoever may write everything.
 * @throws Refusal 403
 */
export const checkWriter = (made: Made, standing: Standing) => {
  const calls = callsOf(made);
  for (const call of calls) checkRights(call, standing);
  const { role, jeton } = standing;
  if (calls.length > 0 || [role && roles[role].motifs, jeton].every((motifs) => !motifs || couvre(motifs, all))) return;
  throw new Refusal('portee', 'Cela n’a pas été écrit par cette console : seul un administrateur peut le remettre.');
};

/** @throws Refusal 422 where what happened stays a fact */
export const checkFacts = (entry: Made, entries: readonly Pick<GroupEntry, 'NomTable'>[]) => {
  const business = new Set(callsOf(entry).flatMap((call) => call.takesBack ?? []));
  for (const { NomTable } of entries) {
    const isPlain = isRestored(NomTable) || business.has(NomTable);
    if (!isPlain || !isKept(NomTable)) throw cannot(`elle a écrit dans «\u00a0${labelOf(NomTable)}\u00a0», qui ne s’efface pas`);
  }
};

/** Whether rows of a table are put back: settings, and what is about people. */
export const isRestored = (table: string) => {
  const nature = tableOf(table)?.nature;
  return nature === 'reglage' || nature === 'personne';
};

/** The key of a row, by column; a part of a key that is text may hold the sign between the parts. */
export const keyIn = (table: string, ligne: string): Readonly<Record<string, string>> => {
  const columns = keyOf(table);
  const parts = columns.length === 1 ? [ligne] : ligne.split('/');
  if (parts.length !== columns.length) throw cannot(`une clé de «\u00a0${labelOf(table)}\u00a0» ne se relit pas`);
  return Object.fromEntries(columns.map((column, at) => [column, parts[at] ?? '']));
};

/** The refusal where the database does not take a row back, because of what came since. */
export const inTheWay = () => new Refusal('conflict', 'Ce qui a été enregistré depuis empêche le retour\u00a0: rien n’a été annulé.');
