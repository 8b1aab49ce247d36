import { allEndpoints } from '@comptoir/contract/all';
import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import { Refusal } from '@comptoir/contract/errors';
import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import type { Endpoint } from '@comptoir/contract/kit';
import type { Standing } from '@comptoir/contract/rights';
import { isDeepStrictEqual } from 'node:util';
import type { GroupEntry } from '../../db/journal-groups.ts';
import { customerMigrations } from '../../db/migrations/all.ts';
import { tablesOf } from '../../db/migration.ts';
import { checkRights } from '../../http/sessions/rights.ts';

export type Image = Readonly<Record<string, unknown>>;

const journalled = tablesOf(customerMigrations);
const keyOf = (table: string) => [journalled.get(table)?.key ?? []].flat();

/** So many lines are read and written one by one, in one transaction. */
const mostLines = 1000;

const cannot = (why: string) => new Refusal('rule', `Cette opération ne peut pas être annulée\u00a0: ${why}.`);

/** What people call the rows of a table. */
const labelOf = (table: string) => tableOf(table)?.label ?? table;

/** The calls that may have written a line; several share an action where they do the same to rows of another kind. */
const callsOf = ({ Appel, Action }: Pick<GroupEntry, 'Appel' | 'Action'>): Endpoint[] =>
  Object.values(allEndpoints).filter(({ method, action }) => Appel.startsWith(`${method} `) && action === Action);

/** The lines that an undoing takes back: those of its call's effects that are nowhere else. @throws Refusal 422 where none is left */
export const takenBack = (entry: Pick<GroupEntry, 'Appel' | 'Action'>, entries: readonly GroupEntry[]) => {
  const stays = new Set(callsOf(entry).flatMap((call) => call.stays ?? []));
  const isLeft = ({ NomTable, Operation, Apres }: GroupEntry) =>
    stays.has(NomTable) || (Operation === 'U' && Object.keys(Apres ?? {}).every((column) => stays.has(`${NomTable}.${column}`)));
  const taken = entries.filter((one) => !isLeft(one));
  if (taken.length === 0) throw cannot('ce qu’elle a fait est connu ailleurs, et reste');
  return taken;
};

/** Whether these lines undo another operation: their rights are that one's. */
export const isUndoing = (entry: Pick<GroupEntry, 'Appel' | 'Action'>) => callsOf(entry).includes(retour.annuler);

/**
 * Who may write may undo.
 * @throws Refusal 403 for a session that may not make the call, 422 for one whose effects are not only rows
 */
export const checkCall = (entry: Pick<GroupEntry, 'Appel' | 'Action'>, standing: Standing) => {
  const calls = callsOf(entry);
  if (calls.length === 0 || calls.some(({ who }) => who.includes('public'))) throw cannot('elle ne vient pas de cette console');
  for (const call of calls) checkRights(call, standing);
  if (calls.some(({ batches }) => batches)) throw cannot('un traitement par lot s’annule depuis son compte rendu');
  if (calls.some(({ refuses }) => refuses?.includes('partner'))) throw cannot('un partenaire en a été informé');
};

/** Whether a line is about such a column: the journal says only that it changed, so what is undone could not be done again either. */
const isAbout = ({ NomTable, Avant, Apres }: GroupEntry, kind: 'secrets' | 'contents') =>
  (journalled.get(NomTable)?.[kind] ?? []).some((column) => (Avant?.[column] ?? Apres?.[column] ?? null) !== null);

/** @throws Refusal 422 where the journal does not hold all that was written, or what happened stays a fact */
export const checkLines = (entry: Pick<GroupEntry, 'Appel' | 'Action'>, entries: readonly GroupEntry[]) => {
  const business = new Set(callsOf(entry).flatMap((call) => call.takesBack ?? []));
  if (entries.length > mostLines) throw cannot(`elle a changé plus de ${mostLines} lignes`);
  for (const line of entries) {
    const { NomTable } = line;
    const nature = tableOf(NomTable)?.nature;
    const isPlain = (nature === 'reglage' || nature === 'personne' || business.has(NomTable)) && journalled.has(NomTable);
    if (!isPlain) throw cannot(`elle a écrit dans «\u00a0${labelOf(NomTable)}\u00a0», qui ne s’efface pas`);
    if (isAbout(line, 'secrets')) throw cannot('elle porte sur un mot de passe ou une clé, que le journal ne garde pas');
    if (isAbout(line, 'contents')) throw cannot('elle porte sur un fichier');
  }
};

/** A row that an operation wrote, as it left it: `undefined` where it is gone, only what it changed where it was there before. */
export interface Left {
  table: string;
  ligne: string;
  image: Image | undefined;
}

export const rowOf = ({ NomTable, IDLigne }: Pick<GroupEntry, 'NomTable' | 'IDLigne'>) => `${NomTable} ${IDLigne}`;

/** What an operation left, row by row, from its lines, oldest first. */
export const leftBy = (entries: readonly GroupEntry[]): Left[] => {
  const rows = new Map<string, Left>();
  for (const entry of entries) {
    const { NomTable: table, IDLigne: ligne, Operation, Apres } = entry;
    const before = Operation === 'U' ? rows.get(rowOf(entry))?.image : undefined;
    rows.set(rowOf(entry), { table, ligne, image: Operation === 'D' ? undefined : { ...before, ...Apres } });
  }
  return [...rows.values()];
};

/** The key of a row, by column; a part of a key that is text may hold the sign between the parts. */
export const keyIn = (table: string, ligne: string): Image => {
  const columns = keyOf(table);
  const parts = columns.length === 1 ? [ligne] : ligne.split('/');
  if (parts.length !== columns.length) throw cannot(`une clé de «\u00a0${labelOf(table)}\u00a0» ne se relit pas`);
  return Object.fromEntries(columns.map((column, at) => [column, parts[at]]));
};

const kept = '\u00a0: rien n’a été annulé.';

/** The refusal where the database does not take a row back, because of what came since. */
export const inTheWay = () => new Refusal('conflict', `Ce qui a été enregistré depuis empêche le retour${kept}`);

/**
 * The column of a row that is no longer as the operation left it. Later changes count as a whole, whatever they changed: the
 * rules of a form are about all of its fields together. Those that were undone have left the row as it was.
 */
const changedIn = (table: string, image: Image, present: Image, later: readonly Image[]) => {
  const { secrets = [], contents = [] } = journalled.get(table) ?? {};
  const masked = new Set([...secrets, ...contents]);
  const found = Object.fromEntries(later.flatMap((before) => Object.entries(before)));
  return (
    Object.keys(found).find((column) => masked.has(column) || !isDeepStrictEqual(present[column], found[column])) ??
    Object.keys(image).find((column) => !masked.has(column) && !isDeepStrictEqual(present[column], image[column]))
  );
};

/** @throws Refusal 409 if a row is no longer as the operation left it; `later`: what later operations found in it, the newest first */
export const checkUnchanged = ({ table, image }: Left, present: Image | undefined, later: readonly Image[]) => {
  if (!image) {
    if (present) throw new Refusal('conflict', `Recréé depuis (${labelOf(table)})${kept}`);
    return;
  }
  if (!present) throw new Refusal('conflict', `Supprimé depuis (${labelOf(table)})${kept}`);
  const changed = changedIn(table, image, present, later);
  if (changed === undefined) return;
  const word = wordOf(table, changed) ?? changed;
  throw new Refusal('conflict', `«\u00a0${word}\u00a0» a été modifié depuis (${labelOf(table)})${kept}`);
};
