import type { Db } from '../../db/tables.ts';
import { readContents } from '../../journal/contents.store.ts';
import { formerSecret } from './lignes.store.ts';
import { writtenFields, type PlannedField, type PlannedRow } from './plan.rules.ts';
import { howOf } from './retour.rules.ts';

const isThere = async (db: Db, { table, sources }: PlannedRow, { champ, remis }: Pick<PlannedField, 'champ' | 'remis'>) => {
  const { contents = [] } = howOf(table);
  if (contents.includes(champ)) return (await readContents(db, String(remis).slice('sha256:'.length))) !== undefined;
  return (await formerSecret(db, sources.get(champ) ?? 0, champ)) !== null;
};

/** Marks the secrets and files that are kept no longer: their rows come back without them. */
export const judgeMasked = async (db: Db, rows: readonly PlannedRow[]) => {
  for (const row of rows) {
    const { secrets = [], contents = [] } = howOf(row.table);
    for (const champ of [...secrets, ...contents]) {
      if (row.etat !== 'pret' || !row.remis || (row.remis[champ] ?? null) === null) continue;
      const field = row.champs.find((one) => one.champ === champ);
      if (row.operation === 'U' && field?.etat !== 'pret') continue;
      if (await isThere(db, row, { champ, remis: row.remis[champ] })) continue;
      const etat = contents.includes(champ) ? 'perdu' : 'ressaisir';
      // Such a row is nothing without its file.
      if (etat === 'perdu' && row.operation === 'I') Object.assign(row, { etat, raison: 'Son fichier n’est plus conservé' });
      if (field) field.etat = etat;
      else row.champs.push({ champ, present: null, remis: row.remis[champ], etat });
      // Nothing else of it was otherwise.
      if (row.operation === 'U' && writtenFields(row).length === 0) row.etat = etat;
    }
  }
};
