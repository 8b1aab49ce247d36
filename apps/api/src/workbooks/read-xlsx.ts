import { Worker } from 'node:worker_threads';
import { Refusal, type RefusalCode } from '@comptoir/contract/errors';

export type Cell = string | number | boolean | Date | null;

/** A line of the sheet with at least one value; the header, line 1, is left out. */
export interface SheetLine {
  ligne: number;
  cells: readonly Cell[];
}

export const limits = {
  /** Of the whole inflated file: twenty thousand full lines need less than half. */
  maxBytes: 64 * 1024 * 1024,
  rows: 20_000,
  /** A full file takes a few seconds, and several times that on a busy machine. */
  millis: 60_000,
  memoryMb: 512,
};

const notWorkbook = () => "Ce fichier n'est pas un classeur Excel (.xlsx).";

const reasons = {
  notZip: ['wrong_type', notWorkbook],
  notWorkbook: ['wrong_type', notWorkbook],
  protected: [
    'wrong_type',
    () =>
      'Ce classeur est protégé par un mot de passe, ou enregistré dans un ancien format. Enregistrez-le sans mot de passe au format .xlsx.',
  ],
  damaged: ['invalid', () => 'Ce classeur est endommagé et ne peut pas être lu. Enregistrez-le à nouveau depuis votre tableur.'],
  tooLarge: ['too_large', () => 'Ce classeur est trop volumineux une fois décompressé.'],
  tooSlow: ['too_large', () => "Ce classeur n'a pas pu être lu dans le temps imparti."],
  tooManyRows: ['too_large', (cells) => `La feuille dépasse ${limits.rows.toLocaleString('fr-FR')} lignes (cellule ${cells}).`],
  tooWide: ['rule', (cells) => `La feuille a une valeur au-delà de la dernière colonne du modèle (cellule ${cells}).`],
  formula: ['rule', (cells) => `Les formules ne sont pas acceptées : remplacez-les par leur valeur (${cells}).`],
  errorValue: ['rule', (cells) => `Des cellules contiennent une erreur de calcul (${cells}).`],
  merged: ['rule', (cells) => `Les cellules fusionnées ne sont pas acceptées (${cells}).`],
} satisfies Record<string, [RefusalCode, (cells: string) => string]>;

/** Why a file is not read. */
export type Reason = keyof typeof reasons;

const shown = 5;
const listOf = (cells: readonly string[]) => {
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

type Message = 'done' | { rows: SheetLine[] } | { refused: { reason: Reason; cells: string[] } };

/** Only a malicious file makes a worker use up its memory. */
const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads the first sheet of a workbook in its own thread, with limits on memory and time.
 * @param columns how many columns may hold values.
 * @throws Refusal with the fault of the file and the cells concerned.
 */
export const readXlsx = async (file: Buffer, columns: number, { maxBytes, rows, millis, memoryMb } = limits): Promise<SheetLine[]> => {
  const worker = new Worker(new URL('./xlsx.worker.js', import.meta.url), {
    workerData: { file, maxBytes, rows, columns },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const lines: SheetLine[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const patience = setTimeout(() => reject(refusal('tooSlow')), millis);
      worker.once('exit', (code) => {
        clearTimeout(patience);
        reject(new Error(`the reading ended without a result, code ${code}`));
      });
      worker.once('error', (error) => reject(isOutOfMemory(error) ? refusal('tooLarge') : error));
      worker.on('message', (message: Message) => {
        if (message === 'done') return resolve(lines);
        if ('refused' in message) return reject(refusal(message.refused.reason, message.refused.cells));
        lines.push(...message.rows);
        worker.postMessage('next');
      });
    });
  } finally {
    await worker.terminate();
  }
};
