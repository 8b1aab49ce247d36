import { tellsPartner } from '@comptoir/contract/kit';
import { tableOf } from '@comptoir/contract/catalogue/all';
import { Refusal } from '@comptoir/contract/errors';
import type { DemandeRetour, EtatRetour, Portee } from '@comptoir/contract/domains/retour/retour-plan';
import { existing, unknownRecord } from '../../db/existing.ts';
import { readJournalGroup, undoneBy } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { checkForms, type Changed } from './check-forms.ts';
import { checkCustomerAccess, seenBy } from './check-customer-access.ts';
import { foldLines, type Folded } from './fold.rules.ts';
import { grouped } from './grouped.ts';
import { judgeKeys } from './keys/judge-keys.ts';
import { judgeMasked } from './judge-masked.ts';
import { readParents } from './parents/read-parents.ts';
import { judgeReferences, type Lost } from './judge-references.ts';
import { callsThatWrote, linesAsked, ofRecord, readLater, readLines, tablesAsked, type Line } from './lignes.store.ts';
import { readPresent } from './lignes-presentes.store.ts';
import { judgeSince, planRows, type PlannedRow } from './plan.rules.ts';
import { readReferences, type Reference } from './references.store.ts';
import { callsOf, checkCall, checkFacts, checkWriter, isPuttingBack, isRestored, returning, takenBack } from './retour.rules.ts';
import { isFoldedInScope, recordOf, rowsInScope, tablesInScope } from './scope.rules.ts';

export interface Plan {
  rows: PlannedRow[];
  references: readonly Reference[];
}

interface Asking {
  db: Db;
  session: Session;
  demande: DemandeRetour;
  /** Rows that are put back do not change any more until the transaction ends. */
  lock: boolean;
}

/** What an operator did is told on « Accès des opérateurs », so that it may be said to be there. */
const foreign = () => new Refusal('forbidden', 'Seul un opérateur peut annuler cette opération\u00a0: demandez-le au support.');

/**
 * Customer access finds its own operations, and what operators did to the group's people: what else it could not write itself.
 * @throws Refusal 403, 404
 */
const checkOwner = (lines: readonly Line[], { kind, login }: Session) => {
  const [first] = lines;
  const isOwn = kind === 'operator' || (first?.Kind === 'customer' && first.Auteur === login);
  if (!first || !(isOwn || first.Kind === 'operator')) throw unknownRecord();
  if (!isOwn && lines.some(({ NomTable, Operation }) => NomTable !== 'utilisateurs' || Operation !== 'U')) throw foreign();
  return first;
};

type Made = Pick<Line, 'Appel' | 'Action' | 'Cause'>;

/** The line that says which call was made in the first place: what undoes an undoing needs the rights of that one. */
const findCall = async (db: Db, made: Made): Promise<Made> => {
  const undone = isPuttingBack(made) ? undoneBy(made.Cause) : undefined;
  return undone === undefined ? made : findCall(db, existing((await readJournalGroup(db, undone))[0]));
};

/** What a row's change was, as a line of the journal that would be taken back. */
const changeOf = ({ table, id, operation, present, remis, champs }: PlannedRow): Changed => {
  const was = Object.fromEntries(champs.map(({ champ, remis: value }) => [champ, value]));
  const is = Object.fromEntries(champs.map(({ champ, present: value }) => [champ, value]));
  if (operation === 'U') return { NomTable: table, IDLigne: id, Operation: 'U', Avant: was, Apres: is };
  return { NomTable: table, IDLigne: id, Operation: operation === 'I' ? 'D' : 'I', Avant: remis, Apres: present };
};

const presentRows = async ({ db, lock }: Asking, table: string, folded: readonly Folded[]) =>
  planRows(
    folded,
    await readPresent(
      db,
      table,
      folded.map(({ id }) => id),
      { lock },
    ),
  );

/** The sites of the company that is asked for, by the text of their numbers. */
const sitesIn = async (db: Db, portee: Portee): Promise<ReadonlySet<string>> => {
  if (!('societe' in portee)) return new Set();
  const sites = await db.selectFrom('sites').select('IDSite').where('IDPlaque', '=', portee.societe).execute();
  return new Set(sites.map(({ IDSite }) => String(IDSite)));
};

/** The rows of one operation, each judged by what has come since. */
const planOperation = async (asking: Asking, references: readonly Reference[]): Promise<PlannedRow[]> => {
  const { db, session, demande } = asking;
  const { portee, groupe } = demande;
  const operation = 'operation' in portee ? portee.operation : groupe!;
  const asked = await linesAsked(db, demande);
  const tables = await tablesAsked(db, asked);
  const lines: Line[] = [];
  for (const table of tables) lines.push(...(await readLines(db, table, asked)));
  const first = checkOwner(lines, session);
  const made = await findCall(db, first);
  const standing = standingOf(session);
  if (made.Action === returning) await checkWritersOf(db, lines, session);
  else checkCall(made, standing);
  const taken = takenBack(made, lines);
  checkFacts(made, taken);
  const sites = await sitesIn(db, portee);
  const rows: PlannedRow[] = [];
  for (const table of tablesInScope(portee, tables, references)) {
    const folded = foldLines(taken.filter(({ NomTable }) => NomTable === table)).filter((one) => isFoldedInScope(portee, one));
    const byId = new Map(folded.map((one) => [one.id, one]));
    // Once its rows are held, so that nothing comes between.
    const present = await presentRows(asking, table, folded);
    const later = grouped(await readLater(db, table, operation, [...byId.keys()]), ({ IDLigne }) => IDLigne);
    for (const row of rowsInScope(portee, present, references, sites)) {
      const judged = judgeSince(row, byId.get(row.id)!, later.get(row.id) ?? [], demande);
      if (judged) rows.push(judged);
    }
  }
  return rows;
};

/** The rights of what is put back are those of who wrote it. @throws Refusal 403 */
const checkWritersOf = async (db: Db, lines: readonly Line[], session: Session) => {
  const standing = standingOf(session);
  const made = new Map<string, Pick<Line, 'Appel' | 'Action'>>();
  for (const line of lines) {
    if (!isPuttingBack(line)) made.set(line.Action, line);
    else for (const one of await callsThatWrote(db, line.NomTable, line.IDLigne, line.Action)) made.set(one.Action, one);
  }
  for (const one of made.values()) checkWriter(one, standing);
};

const refusalIn = async (work: () => Promise<void>) => {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

const marked = (row: PlannedRow, etat: EtatRetour, raison: string): PlannedRow => ({ ...row, etat, raison });

const isPartner = (line: Line) => callsOf(line).some(tellsPartner);
const told = 'Un partenaire en a été informé\u00a0: cela se change sur son écran';

/** The fields of a row that nobody else knows of. */
const judgeFields = (row: PlannedRow): PlannedRow => {
  const { table, lines, champs } = row;
  const facts = tableOf(table)?.facts ?? [];
  const partner = new Set(lines.filter(isPartner).flatMap(({ Avant }) => Object.keys(Avant ?? {})));
  for (const field of champs) {
    if (facts.includes(field.champ)) field.etat = 'fait';
    else if (partner.has(field.champ)) field.etat = 'partenaire';
  }
  const left = champs.find(({ etat }) => etat !== 'pret');
  if (!left || champs.some(({ etat }) => etat === 'pret')) return row;
  return marked(row, left.etat, left.etat === 'fait' ? 'Ce qui a eu lieu reste' : told);
};

/** What becomes of a row whose later changes all go. */
const judgeWriters = async ({ db, session }: Asking, row: PlannedRow): Promise<PlannedRow> => {
  if (row.operation !== 'U' && row.lines.some(isPartner)) return marked(row, 'partenaire', told);
  const refused = await refusalIn(() => checkWritersOf(db, row.lines, session));
  return refused ? marked(row, 'bloque', refused.message) : judgeFields(row);
};

/** The rows that were otherwise at an instant. */
const planReturn = async (asking: Asking, references: readonly Reference[]): Promise<PlannedRow[]> => {
  const { db, demande } = asking;
  const { portee } = demande;
  const since = await linesAsked(db, demande);
  const record = recordOf(portee);
  const asked = record ? [since, ofRecord(record.id, record.tables)] : [since];
  const tables = tablesInScope(portee, (await tablesAsked(db, ...asked)).filter(isRestored), references);
  const rows: PlannedRow[] = [];
  for (const table of tables) {
    const folded = foldLines(await readLines(db, table, ...asked)).filter((one) => isFoldedInScope(portee, one));
    rows.push(...(await presentRows(asking, table, folded)));
  }
  const sites = await sitesIn(db, portee);
  const judged: PlannedRow[] = [];
  for (const row of rowsInScope(portee, rows, references, sites)) judged.push(await judgeWriters(asking, row));
  return judged;
};

/** A rule is in the way of a row. @throws Refusal where all is to be put back, or nothing */
const block = (row: PlannedRow, refused: Refusal, { verbe, reste }: DemandeRetour) => {
  if (verbe === 'annuler' && reste === 'refuser') throw refused;
  Object.assign(row, { etat: 'bloque', raison: refused.message });
};

/** The rows that customer access may write: of others than its own operation's it learns nothing. @throws Refusal 403 */
const withinReach = async ({ db, session, demande }: Asking, rows: readonly PlannedRow[]) => {
  if (session.kind !== 'customer') return [...rows];
  const reached: PlannedRow[] = [];
  for (const row of demande.verbe === 'annuler' ? rows : rows.flatMap(seenBy(session))) {
    const refused = await refusalIn(() => checkCustomerAccess(db, session, changeOf(row)));
    if (refused && demande.verbe === 'revenir') continue;
    if (refused) block(row, refused, demande);
    reached.push(row);
  }
  return reached;
};

const tablesOf = (rows: readonly PlannedRow[]) => [...new Set(rows.map(({ table }) => table))];

/** By the rules of the forms, which look at other rows, at the hour and at who asks. */
const judgeForms = async ({ db, session, demande }: Asking, rows: readonly PlannedRow[]) => {
  const tables = new Set(tablesOf(rows));
  for (const row of rows) {
    if (row.etat !== 'pret') continue;
    const refused = await refusalIn(() => checkForms({ db, session, tables }, changeOf(row)));
    if (refused) block(row, refused, demande);
  }
};

interface Growing {
  rows: PlannedRow[];
  references: readonly Reference[];
  lost: readonly Lost[];
}

/** Adds what rows depend on and is gone, and what that depends on, as far as this session may bring it back. Answers the references of all. */
const addParents = async (asking: Asking, { rows, references: first, lost: without }: Growing) => {
  const { db, demande } = asking;
  const references = new Map(first.map((one) => [JSON.stringify(one), one]));
  let lost = without;
  while (lost.length > 0) {
    const gone = await readParents(db, lost, rows);
    const judged: PlannedRow[] = [];
    for (const row of gone) judged.push(await judgeWriters(asking, row));
    // Rights are asked row by row: what brings them back is no part of the operation.
    const parents = await withinReach({ ...asking, demande: { ...demande, verbe: 'revenir' } }, judged);
    if (parents.length === 0) break;
    await judgeForms(asking, parents);
    await judgeMasked(db, parents);
    rows.push(...parents);
    for (const one of await readReferences(db, tablesOf(parents))) references.set(JSON.stringify(one), one);
    for (const row of rows) if (row.etat === 'depend') Object.assign(row, { etat: 'pret', raison: null });
    lost = await judgeReferences(db, rows, [...references.values()]);
  }
  return [...references.values()];
};

/**
 * What putting back would do, row by row.
 * @throws Refusal 403, 404, 409, 422 where nothing of it can be put back
 */
export const readPlan = async (asking: Asking): Promise<Plan> => {
  const { db, demande } = asking;
  // Of a site or a company they say what belongs to it; elsewhere those of the rows are enough.
  const all = 'site' in demande.portee || 'societe' in demande.portee ? await readReferences(db) : undefined;
  const planned = await (demande.verbe === 'annuler' ? planOperation : planReturn)(asking, all ?? []);
  const rows = await withinReach(asking, planned);
  let references: readonly Reference[] = all ?? (await readReferences(db, tablesOf(rows)));
  await judgeForms(asking, rows);
  await judgeMasked(db, rows);
  const lost = await judgeReferences(db, rows, references);
  if (demande.parents) references = await addParents(asking, { rows, references, lost });
  while (await judgeKeys(asking, rows)) await judgeReferences(db, rows, references);
  return { rows, references };
};
