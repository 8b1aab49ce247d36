import { retour, type Retenue } from '@comptoir/contract/domains/retour/retour.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { RaisonDonnee } from '@comptoir/contract/raisons';
import { causeOfReturn, causeOfUndoing } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { invariants } from '../../db/invariants/all.ts';
import { findFautes, newFautes, type Faute } from '../../db/invariants/invariant.ts';
import { noteUndone } from '../../journal/travaux.store.ts';
import { attempt } from '../../db/attempt.ts';
import { applyRows } from './apply.store.ts';
import { sayReturn } from './lignes.store.ts';
import type { PlannedRow } from './plan.rules.ts';
import { namesOf } from './names.ts';
import { readPlan } from './read-plan.ts';
import type { Reference } from './references.store.ts';
import { inTheWay, keyIn, returning } from './retour.rules.ts';

const nameOf = ({ table, id }: Pick<PlannedRow, 'table' | 'id'>) => `${table} ${id}`;
const tablesIn = (rows: readonly PlannedRow[]) => new Set(rows.map(({ table }) => table));

const nothingLeft = () =>
  new Refusal('conflict', 'Ce que cette opération avait changé est déjà comme avant elle\u00a0: rien n’a été annulé.');

/** So many rows are named; the plan's own screen has all of them. */
const mostNamed = 5;

/** A row that stands in the way as it is. */
const stands = ({ table, id }: Pick<PlannedRow, 'table' | 'id'>): RaisonDonnee => ({
  code: 'etat',
  sujet: { table, cle: keyIn(table, id) },
});

/** An operation is taken back as a whole, or not at all. @throws Refusal 409 */
const checkWhole = (rows: readonly PlannedRow[]) => {
  const left = rows.find(({ etat }) => etat !== 'pret');
  if (!left) return;
  const refusal = left.raison === null ? inTheWay() : new Refusal('conflict', `${left.raison}\u00a0: rien n’a été annulé.`);
  throw refusal.because(
    ...rows
      .filter(({ etat }) => etat !== 'pret')
      .slice(0, mostNamed)
      .map(stands),
  );
};

/** @throws Refusal 409 where rows would go, or change, with those that are put back */
const checkNothingElse = async (db: Db, groupe: string, rows: readonly PlannedRow[]) => {
  const own = new Set(rows.map(nameOf));
  const written = await db.selectFrom('journal').select(['NomTable', 'IDLigne']).distinct().where('Groupe', '=', groupe).execute();
  if (written.some(({ NomTable, IDLigne }) => !own.has(nameOf({ table: NomTable, id: IDLigne })))) throw inTheWay();
};

/** A row that is back with all its columns is as it stood, so nobody breaks a rule here that looks at no other row. */
const isAsItStood = (rows: readonly PlannedRow[]) => {
  const whole = new Set(rows.filter(({ operation }) => operation === 'I').map(nameOf));
  return (faute: Faute) => faute.seule === true && whole.has(nameOf(faute));
};

/** Rows that are put back would break a rule of the forms. */
class Broken extends Refusal {
  readonly fautes: readonly Faute[];
  constructor(fautes: readonly [Faute, ...Faute[]]) {
    super('conflict', `${fautes[0].phrase}\u00a0: rien n’a été remis.`);
    this.fautes = fautes;
    this.because(...fautes.slice(0, mostNamed).map((faute) => ({ ...stands(faute), phrase: `${faute.phrase}.` })));
  }
}

interface Writing {
  db: Db;
  groupe: string;
  references: readonly Reference[];
  /** What cannot be put back stays as it is. */
  isPartial: boolean;
  /** What a rule does not let be stays as it is. */
  keepsFaulty: boolean;
}

interface Written {
  done: readonly PlannedRow[];
  fautes: readonly Faute[];
}

/** Answers the rows that were put back, and what kept others. @throws Refusal 409 */
const writeRows = async (writing: Writing, rows: readonly PlannedRow[]): Promise<Written> => {
  const { db, groupe, references, isPartial, keepsFaulty } = writing;
  const before = await findFautes(db, invariants, tablesIn(rows));
  let done: readonly PlannedRow[] = [];
  const { refused } = await attempt(
    db,
    (error) => keepsFaulty && error instanceof Broken,
    async () => {
      const left = new Set(await applyRows(db, rows, references));
      if (left.size > 0 && !isPartial) throw inTheWay();
      await checkNothingElse(db, groupe, rows);
      const isNobodys = isAsItStood(rows);
      const after = await findFautes(db, invariants, tablesIn(rows));
      const [first, ...others] = newFautes(before, after).filter((faute) => !isNobodys(faute));
      if (first) throw new Broken([first, ...others]);
      done = rows.filter((row) => !left.has(row));
    },
  );
  if (!(refused instanceof Broken)) return { done, fautes: [] };
  const faulty = new Set(refused.fautes.map(nameOf));
  const others = rows.filter((row) => !faulty.has(nameOf(row)));
  // Another row is at fault than those that are put back, or nothing else is asked.
  if (others.length === rows.length || (others.length === 0 && !isPartial)) throw refused;
  // Parts of a row that is left out stay with it.
  const written = await writeRows({ ...writing, isPartial: true }, others);
  return { ...written, fautes: [...refused.fautes, ...written.fautes] };
};

/** What people are told of the first rows that a rule keeps. */
const toldOf = async (db: Db, fautes: readonly Faute[], rows: readonly PlannedRow[]): Promise<Retenue[]> => {
  const phrases = new Map(fautes.map((faute) => [nameOf(faute), faute.phrase]));
  const first = rows.filter((row) => phrases.has(nameOf(row))).slice(0, mostNamed);
  const names = await namesOf(db, first);
  return first.map((row, at) => ({ table: row.table, id: row.id, nom: names[at] ?? null, phrase: phrases.get(nameOf(row)) ?? '' }));
};

/** Puts back what a plan says, in one operation of the journal. @throws Refusal */
export const putBack: Handler<typeof retour.annuler> = async ({ db, session, body, groupe }) => {
  const { rows, references } = await readPlan({ db, session, demande: body, lock: true });
  const isPartial = body.verbe === 'annuler' && body.reste === 'garder';
  if (body.verbe === 'revenir') await sayReturn(db, returning, causeOfReturn(body));
  // What the contract names is the whole operation; of this one a part is taken back.
  else if (body.groupe !== undefined) await sayReturn(db, retour.annuler.action, causeOfUndoing(body.groupe));
  if (body.verbe === 'annuler' && rows.length === 0) throw nothingLeft();
  if (body.verbe === 'annuler' && !isPartial) checkWhole(rows);
  const ready = rows.filter(({ etat }) => etat === 'pret');
  // Going back leaves what it may not touch; a rule is one more reason.
  const keepsFaulty = isPartial || body.verbe === 'revenir';
  const { done, fautes } = await writeRows({ db, groupe, references, isPartial, keepsFaulty }, ready);
  if ('operation' in body.portee) await noteUndone(db, body.portee.operation);
  return {
    Groupe: groupe,
    nbLignes: done.length,
    nbRestent: rows.length - done.length,
    retenues: await toldOf(db, fautes, ready),
  };
};
