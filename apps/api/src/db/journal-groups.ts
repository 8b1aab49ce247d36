import type { Db } from './tables.ts';

/** What one group of the journal changed, oldest first. */
export const readJournalGroup = (db: Db, groupe: string) =>
  db
    .selectFrom('journal')
    .select(['Auteur', 'Kind', 'Appel', 'Action', 'Cause', 'NomTable', 'IDLigne', 'Operation', 'Avant', 'Apres'])
    .where('Groupe', '=', groupe)
    .orderBy('IDJournal')
    .execute();
export type GroupEntry = Awaited<ReturnType<typeof readJournalGroup>>[number];

export const undoing = 'annulation ';

/** The cause of the lines that undo a group. */
export const causeOfUndoing = (groupe: string) => undoing + groupe;

/** The group that lines of this cause undo; undefined for any other cause. */
export const undoneBy = (cause: string | null) => (cause?.startsWith(undoing) ? cause.slice(undoing.length) : undefined);

/** What an operation undoes in the end, be it through undoings of undoings, and whether undoing it brings that back. */
export const madeFirst = async (db: Db, groupe: string): Promise<{ groupe: string; isBack: boolean }> => {
  const line = await db.selectFrom('journal').select('Cause').where('Groupe', '=', groupe).limit(1).executeTakeFirst();
  const undone = undoneBy(line?.Cause ?? null);
  if (undone === undefined) return { groupe, isBack: false };
  const first = await madeFirst(db, undone);
  return { groupe: first.groupe, isBack: !first.isBack };
};

/** Those of some groups that are undone: by an undoing that is not undone itself. */
export const undoneAmong = async (db: Db, groupes: readonly string[]): Promise<ReadonlySet<string>> => {
  if (groupes.length === 0) return new Set();
  const causes = groupes.map(causeOfUndoing);
  const undoings = await db.selectFrom('journal').select(['Groupe', 'Cause']).distinct().where('Cause', 'in', causes).execute();
  const back = await undoneAmong(
    db,
    undoings.map(({ Groupe }) => Groupe),
  );
  return new Set(undoings.flatMap(({ Groupe, Cause }) => (back.has(Groupe) ? [] : (undoneBy(Cause) ?? []))));
};

/** The cause of the lines that go back to an instant, or to just before an operation. */
export const causeOfReturn = ({ instant, groupe }: { instant?: number | undefined; groupe?: string | undefined }) =>
  groupe === undefined ? `retour ${instant}` : `retour avant ${groupe}`;
