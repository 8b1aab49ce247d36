import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import type { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { etats, mostShown, type LigneRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { Handler } from '../../http/call.ts';
import { namesOf } from './names.ts';
import type { PlannedRow } from './plan.rules.ts';
import { readPlan } from './read-plan.ts';

/** Who made the changes that go: each once, the last first. */
const authorsOf = ({ lines }: PlannedRow) => {
  const last = new Map<string, string>();
  for (const { Auteur, DateH } of lines) last.set(Auteur, DateH);
  return [...last].map(([Auteur, DateH]) => ({ Auteur, DateH })).toSorted((a, b) => b.DateH.localeCompare(a.DateH));
};

const shown = (row: PlannedRow, nom: string | null): LigneRetour => {
  const { table, id, operation, etat, raison, champs } = row;
  const screen = tableOf(table)?.screen;
  return {
    table,
    id,
    nom,
    operation,
    etat,
    raison,
    lien: screen?.replace('{id}', id.split('/')[0]!) ?? null,
    champs: champs.map((field) => ({ ...field, mot: wordOf(table, field.champ) ?? field.champ })),
    par: authorsOf(row),
  };
};

/** What needs an answer comes first. */
const order = (row: PlannedRow) => (etats.indexOf(row.etat) + etats.length - 1) % etats.length;

/** What putting back would do; nothing is written. */
export const showPlan: Handler<typeof retour.plan> = async ({ db, session, body }) => {
  const { rows } = await readPlan({ db, session, demande: body, lock: false });
  const first = rows.toSorted((a, b) => order(a) - order(b)).slice(0, mostShown);
  const names = await namesOf(db, first);
  return {
    lignes: first.map((row, at) => shown(row, names[at] ?? null)),
    nbLignes: rows.length,
    parEtat: Object.fromEntries(etats.map((etat) => [etat, rows.filter((row) => row.etat === etat).length])) as Record<
      (typeof etats)[number],
      number
    >,
  };
};
