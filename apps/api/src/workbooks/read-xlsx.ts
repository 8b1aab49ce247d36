import { Worker } from 'node:worker_threads';
import { Refusal, type RefusalCode } from '@comptoir/contract/errors';
import { limitInWords } from '@comptoir/contract/limits';

/** What a formula failed with; '' for a formula whose value was not saved. */
export interface CellError {
  erreur: string;
}
export type Cell = string | number | boolean | Date | CellError | null;

export const isCellError = (cell: Cell | undefined): cell is CellError => typeof cell === 'object' && cell !== null && 'erreur' in cell;

/** A line of the sheet with at least one value. */
export interface SheetLine {
  ligne: number;
  cells: readonly Cell[];
}

/** Titles by which the line of titles is found, `folded`; a telling one suffices alone. */
export interface Titles {
  known: readonly string[];
  telling: readonly string[];
}

/** What was read beside the lines. */
export interface Read {
  sheet: string;
  /** All of them, in order. */
  sheets: readonly { name: string; isHidden: boolean }[];
  isFirst: boolean;
  /** The line of titles: line 1 where no titles are looked for, none where they were not found. */
  header: SheetLine | undefined;
  /** Numbers of the lines above the titles. */
  above: readonly number[];
  /** Addresses of formulas, whose last value was read. */
  formulas: readonly string[];
  hiddenRows: readonly number[];
  hiddenColumns: readonly string[];
}

export interface ReadSheet extends Read {
  /** Those below the titles. */
  lines: readonly SheetLine[];
}

export const limits = {
  /** Of the whole inflated file: twenty thousand full lines need less than half. */
  maxBytes: 64 * 1024 * 1024,
  rows: 20_000,
  /** A full file takes a few seconds, and several times that on a busy machine. */
  millis: 60_000,
  memoryMb: 512,
};

const notWorkbook = () => 'Ce fichier n’est pas un classeur Excel (.xlsx).';

const reasons = {
  notZip: ['wrong_type', notWorkbook],
  notWorkbook: ['wrong_type', notWorkbook],
  protected: [
    'wrong_type',
    () =>
      'Ce classeur est protégé par un mot de passe, ou enregistré dans un ancien format. Enregistrez-le sans mot de passe au format .xlsx.',
  ],
  damaged: ['invalid', () => 'Ce classeur est endommagé et ne peut pas être lu. Enregistrez-le à nouveau depuis votre tableur.'],
  tooLarge: ['too_large', () => `Ce classeur dépasse ${limitInWords(limits.maxBytes)} une fois décompressé.`],
  tooHeavy: ['too_large', () => `Ce classeur demande plus de ${limits.memoryMb}\u00a0Mo de mémoire pour être lu.`],
  tooSlow: ['too_large', () => `Ce classeur n’a pas pu être lu en ${limits.millis / 1000} secondes.`],
  tooManyRows: ['too_large', (cells) => `La feuille dépasse ${limits.rows.toLocaleString('fr-FR')} lignes (cellule ${cells}).`],
  tooWide: ['rule', (cells) => `La feuille a une valeur au-delà de la dernière colonne du modèle (cellule ${cells}).`],
  hidden: ['rule', () => 'Toutes les feuilles de ce classeur sont masquées\u00a0: affichez celle qui est à lire.'],
  noSheet: ['rule', (names) => `Ce classeur n’a pas de feuille visible «\u00a0${names.slice(0, 60)}\u00a0».`],
  doctype: ['invalid', () => 'Ce classeur contient une déclaration interdite (DOCTYPE). Enregistrez-le à nouveau depuis votre tableur.'],
  merged: ['rule', (cells) => `Les cellules fusionnées ne sont pas acceptées (${cells}).`],
} satisfies Record<string, [RefusalCode, (cells: string) => string]>;

/** Why a file is not read. */
export type Reason = keyof typeof reasons;

const shown = 5;
/** The first few, and how many others. */
export const listOf = (cells: readonly (string | number)[]) => {
  const others = cells.length - shown;
  const first = cells.slice(0, shown).join(', ');
  if (others <= 0) return first;
  return `${first} et ${others === 1 ? 'une autre' : `${others} autres`}`;
};

const refusal = (reason: Reason, cells: readonly string[] = []) => {
  const [code, sentence] = reasons[reason];
  const message = sentence(listOf(cells));
  return new Refusal(code, message, { file: message });
};

type Message = 'done' | { about: Read } | { rows: SheetLine[] } | { refused: { reason: Reason; cells: string[] } };

/** Only a malicious file makes a worker use up its memory. */
const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

interface Wanted {
  /** How many columns may hold values. */
  columns: number;
  /** Absent, line 1 has the titles whatever they are. */
  titles?: Titles;
  /** The name of the sheet to read, where a person has chosen it. */
  sheet?: string | undefined;
  /** The line of titles that a person has chosen; 0 for none. */
  titlesAt?: number | undefined;
}

/**
 * Reads one sheet of a workbook in its own thread, with limits on memory and time: the first visible one that has the titles.
 * @throws Refusal with the fault of the file and the cells concerned.
 */
export const readXlsx = async (file: Buffer, wanted: Wanted, { maxBytes, rows, millis, memoryMb } = limits): Promise<ReadSheet> => {
  const worker = new Worker(new URL('./xlsx.worker.js', import.meta.url), {
    workerData: { file, maxBytes, rows, ...wanted },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const lines: SheetLine[] = [];
  let about: Read | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const patience = setTimeout(() => reject(refusal('tooSlow')), millis);
      worker.once('exit', (code) => {
        clearTimeout(patience);
        reject(new Error(`the reading ended without a result, code ${code}`));
      });
      worker.once('error', (error) => reject(isOutOfMemory(error) ? refusal('tooHeavy') : error));
      worker.on('message', (message: Message) => {
        if (message === 'done') return about ? resolve({ ...about, lines }) : reject(new Error('lines before the sheet'));
        if ('refused' in message) return reject(refusal(message.refused.reason, message.refused.cells));
        if ('about' in message) {
          ({ about } = message);
          return;
        }
        lines.push(...message.rows);
        worker.postMessage('next');
      });
    });
  } finally {
    await worker.terminate();
  }
};
