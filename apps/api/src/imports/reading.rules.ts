import { templateOf, type ImportColumn, type ImportSpec } from '@comptoir/contract/imports/spec';
import { contradictionsOf } from '@comptoir/contract/imports/contradictions';
import type { ImportReading, ReadColumn } from '@comptoir/contract/imports/reading';
import { isCellError, type Cell, type ReadSheet } from '../workbooks/read-xlsx.ts';
import { columnLetters, folded } from '../workbooks/xlsx-tags.js';
import { byTitle, knownOf, likelyColumn, looksSecret } from './columns.rules.ts';
import { isDocumented, isFilled, writtenTitles } from './places.rules.ts';
import { remarksOf } from './remarks.rules.ts';

/** What each title became the last time; null for one that was ignored. */
export interface Memory {
  IDImportColonnes: number;
  DateH: string;
  /** In the order of that file; a title may stand twice. */
  colonnes: readonly { titre: string; field: string | null }[];
}

type Taken = Pick<ReadColumn, 'raison'> & { column: ImportColumn | undefined };

const unknown: Taken = { raison: 'inconnu', column: undefined };

/** The columns as they were remembered; a title that stands twice takes its turns. */
const remembered = ({ columns }: ImportSpec, written: readonly string[], memory: Memory): Taken[] => {
  const left = [...memory.colonnes];
  return written.map((title): Taken => {
    const at = title === '' ? -1 : left.findIndex(({ titre }) => titre === folded(title));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ? { raison: 'memorise', column: columns.find(({ field }) => field === found.field) } : unknown;
  });
};

/** Each column by its title, else by a likeness to what no other column is. */
const recognised = (spec: ImportSpec, written: readonly string[]): Taken[] => {
  const known = byTitle(spec);
  const found = written.map((title): Taken => {
    const column = known.get(folded(title));
    return column ? { raison: 'reconnu', column } : unknown;
  });
  const taken = new Set(found.map(({ column }) => column));
  return found.map((one, index) => {
    const likely = one.column ? undefined : likelyColumn(known, written[index] ?? '');
    if (!likely || taken.has(likely)) return one;
    taken.add(likely);
    return { raison: 'devine', column: likely };
  });
};

const shown = (cell: Exclude<Cell, null>): string => {
  if (isCellError(cell)) return cell.erreur;
  if (typeof cell === 'boolean') return cell ? 'Oui' : 'Non';
  return (cell instanceof Date ? cell.toLocaleDateString('fr-FR', { timeZone: 'UTC' }) : String(cell)).slice(0, 80);
};

const someValues = 3;
const valuesOf = ({ lines }: Pick<ReadSheet, 'lines'>, index: number) => {
  const values: string[] = [];
  for (const { cells } of lines) {
    const cell = cells[index];
    if (isFilled(cell)) values.push(shown(cell));
    if (values.length === someValues) break;
  }
  return values;
};

/** How a sheet would be read, and why: as documented, as remembered, or as its titles say. */
export const readingOf = (spec: ImportSpec, sheet: ReadSheet, memory: Memory | undefined): Omit<ImportReading, 'reprises'> => {
  const titles = writtenTitles(sheet);
  const width = sheet.lines.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const written = Array.from({ length: width }, (_, index) => titles[index] ?? '');
  const known = knownOf(spec);
  const template = templateOf(spec);
  const titled = written.map((title) => byTitle(spec).get(folded(title)));
  // Where the places are fixed, a title of another column alone speaks against them.
  const isFixed = spec.places !== undefined && titled.every((column, index) => !column || column === template[index]);
  const places = isFixed || !sheet.header ? template : titled;
  const values = written.map((_, index) => valuesOf(sheet, index));
  const hasStray =
    !spec.places && values.some((some, index) => some.length > 0 && (sheet.header ? written[index] === '' : index >= spec.columns.length));
  const documente = isDocumented(spec, written, places) && !hasStray;
  const inOrder = (): Taken[] => written.map((_, index) => ({ raison: 'documente', column: places[index] }));
  const taken = documente || !sheet.header ? inOrder() : memory ? remembered(spec, written, memory) : recognised(spec, written);
  const letters = (index: number) => columnLetters(index + 1);
  // In each other's place, either of the two may hold the secret.
  const mixed = contradictionsOf(
    known,
    taken.map(({ column }, index) => ({ colonne: letters(index), champ: column?.header ?? null })),
  ).flatMap(({ echange }) => echange ?? []);
  const isSecret = (index: number) => {
    const { column, raison } = taken[index] ?? unknown;
    if (column?.secret === true || mixed.includes(letters(index))) return true;
    return raison !== 'documente' && raison !== 'reconnu' && looksSecret(written[index] ?? '');
  };
  return {
    documente,
    feuilles: sheet.sheets.map(({ name, isHidden }) => ({ nom: name, masquee: isHidden })),
    feuille: sheet.sheet,
    ligneTitres: sheet.header?.ligne ?? 0,
    nbLignes: sheet.lines.length,
    nbMasquees: sheet.hiddenRows.length,
    colonnes: written.flatMap((titre, index) => {
      const [{ column, raison }, some] = [taken[index] ?? unknown, values[index] ?? []];
      if (titre === '' && some.length === 0) return [];
      return [{ colonne: letters(index), titre, champ: column?.header ?? null, raison, valeurs: isSecret(index) ? null : some }];
    }),
    ...known,
    memoire: memory && !documente ? { IDImportColonnes: memory.IDImportColonnes, DateH: memory.DateH } : null,
    remarques: remarksOf(sheet),
  };
};

/** The titles of a sheet as they are remembered: which there are, whatever their order. */
export const titlesOfMemory = (sheet: Pick<ReadSheet, 'header'>) => writtenTitles(sheet).map(folded).filter(Boolean).toSorted();
