import { wordOf } from '@comptoir/contract/catalogue/all';
import type { DemandeRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { Db } from '../../../db/tables.ts';
import type { Session } from '../../../http/session.ts';
import type { Image } from '../../../journal/state.store.ts';
import { withNames } from '../../journal/names.store.ts';
import { grouped } from '../grouped.ts';
import { findTaken, isMadeOf, readUniqueKeys, type UniqueKey } from './keys.store.ts';
import { writtenFields, type PlannedRow } from '../plan.rules.ts';
import { keyIn, labelOf } from '../retour.rules.ts';

interface Judging {
  db: Db;
  session: Pick<Session, 'kind'>;
  demande: Pick<DemandeRetour, 'verbe' | 'reste'>;
}

const isWriting = (row: PlannedRow) => row.etat === 'pret' && row.operation !== 'D';

/** What a row will be, by the columns of a key and its own. */
const imageOf = (row: PlannedRow, key: UniqueKey): Image => {
  const after =
    row.operation === 'I'
      ? row.remis!
      : { ...row.present, ...Object.fromEntries(writtenFields(row).map(({ champ, remis }) => [champ, remis])) };
  return { ...Object.fromEntries(Object.entries(after).filter(([column]) => isMadeOf(key, column))), ...keyIn(row.table, row.id) };
};

/** Whose the value is, as far as the session may be told. */
const ownerOf = async ({ db, session }: Judging, table: string, ligne: string) => {
  if (session.kind === 'customer') return '';
  const line = { NomTable: table, IDLigne: ligne, Operation: 'U', Avant: null, Apres: null } as const;
  const [named] = await withNames(db, [line]);
  return ` par «\u00a0${named?.Nom ?? `n°\u00a0${ligne}`}\u00a0»`;
};

const wordsOf = (table: string, columns: readonly string[]) =>
  columns.map((column) => `«\u00a0${wordOf(table, column) ?? column}\u00a0»`).join(', ');

/** Only the taken value stays behind, where the rest may be put back without it. */
const mark = (row: PlannedRow, key: UniqueKey, raison: string, { verbe, reste }: Judging['demande']) => {
  row.raison = raison;
  for (const field of row.champs) if (isMadeOf(key, field.champ) && field.etat === 'pret') field.etat = 'bloque';
  const isWhole = verbe === 'annuler' && reste === 'refuser';
  if (isWhole || row.operation === 'I' || writtenFields(row).length === 0) row.etat = 'bloque';
};

const judgeTable = async (judging: Judging, table: string, rows: readonly PlannedRow[]) => {
  let hasChanged = false;
  for (const key of await readUniqueKeys(judging.db, table)) {
    const columns = new Set(rows.flatMap((row) => Object.keys(row.remis ?? row.present ?? {})).filter((column) => isMadeOf(key, column)));
    const touches = (row: PlannedRow) => row.operation === 'I' || writtenFields(row).some(({ champ }) => columns.has(champ));
    const moving = rows.filter((row) => row.etat === 'pret' && (row.operation === 'D' || touches(row)));
    const writing = moving.filter(isWriting);
    if (writing.length === 0) continue;
    const leaving = moving.filter(({ operation }) => operation === 'D').map(({ id }) => id);
    const images = new Map(writing.map((row) => [row.id, imageOf(row, key)]));
    const taken = await findTaken(judging.db, { table, key, leaving }, images);
    for (const row of writing) {
      const other = taken.get(row.id);
      if (other === undefined) continue;
      hasChanged = true;
      const owner = await ownerOf(judging, table, other);
      mark(row, key, `${wordsOf(table, [...columns])} est déjà pris${owner} (${labelOf(table)})`, judging.demande);
    }
  }
  return hasChanged;
};

/** Marks the rows whose value another row has by now, and says whether there were any: what stays behind may be in another's way. */
export const judgeKeys = async (judging: Judging, rows: readonly PlannedRow[]) => {
  let hasChanged = false;
  for (const [table, own] of grouped(rows, (row) => row.table)) if (await judgeTable(judging, table, own)) hasChanged = true;
  return hasChanged;
};
