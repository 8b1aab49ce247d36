import type { ImportReading } from '@comptoir/contract/imports/reading';
import { imports } from '@comptoir/contract/domains/imports/imports.calls';
import { travaux } from '@comptoir/contract/domains/travaux/travaux.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, operationOf } from '../client.ts';
import { proposed, sentWith, type ColumnChoices } from './column-choices.ts';
import { forgetColumns } from './forget-columns.ts';
import { notify } from '../notify.ts';
import { invalidate } from '../queries.ts';
import { joined, listOf, none, placeOf, type Corrections } from './corrections.ts';
import type { ImportScreen, Outcome, Values } from './screen.ts';
import { sendFile, type Progress } from './send-file.ts';

export type Stage =
  | { name: 'choose'; file: File | null }
  | { name: 'running'; essai: boolean; progress: Progress }
  | { name: 'columns'; file: File; reading: ImportReading; choices: ColumnChoices }
  | { name: 'checked'; file: File; result: Outcome }
  | { name: 'imported'; file: File; result: Outcome; operations: readonly string[] };

const interrupted = ({ back }: ImportScreen, essai: boolean) =>
  essai
    ? 'La connexion a été interrompue pendant la vérification. Rien n’a été écrit\u00a0: recommencez.'
    : `La connexion a été interrompue. L’import a pu continuer sur le serveur\u00a0: s’il s’est arrêté, cet écran et la liste «\u00a0${back.label}\u00a0» le diront, avec de quoi le reprendre ou l’annuler. Recommencer avec le même fichier ne crée pas de doublon.`;

interface Asked {
  /** Only these lines: those that an import has refused. */
  lignes?: number[];
}
/** How the file is read, and what was chosen of it. */
type Read = Pick<Extract<Stage, { name: 'columns' }>, 'reading' | 'choices'>;

type Typed = Readonly<Values>;
const nothing: Typed = {};

const errorOf = (failure: unknown) => (failure instanceof CallError ? failure : new CallError(0, 'Une erreur inattendue est survenue.'));

const otherFile =
  'Ce n’est pas le fichier de l’import qui s’est arrêté\u00a0: choisissez le même, sans l’avoir modifié, ou dites que vous en importez un autre.';

/**
 * The stage of an import, and what was corrected of its file. A refusal goes back to the stage before. `asked`: the import that stopped
 * and that this one goes on with.
 */
export const useImport = (screen: ImportScreen, asked: string | undefined) => {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'choose', file: null });
  const [error, setError] = useState<CallError | null>(null);
  const [corrections, setCorrections] = useState<Corrections>(none);
  const [read, setRead] = useState<Read | null>(null);
  const [typed, setTyped] = useState<Typed>(screen.head?.values ?? nothing);

  const begin = (essai: boolean) => {
    setError(null);
    setStage({ name: 'running', essai, progress: { step: 'envoi', share: 0 } });
    return (progress: Progress) => setStage({ name: 'running', essai, progress });
  };
  const send = (
    file: File,
    essai: boolean,
    onProgress: (progress: Progress) => void,
    { lignes }: Asked,
    with_: Read | null,
    beside: Typed,
  ) => {
    // Documented columns are nobody's choice.
    const isChosen = with_ !== null && !with_.reading.documente;
    return sendFile(screen.importer, file, {
      query: { essai },
      json: {
        ...beside,
        corrections: listOf(corrections),
        ...(lignes ? { lignes } : {}),
        ...(isChosen ? sentWith(with_.reading, with_.choices) : {}),
      },
      onProgress,
      interrupted: interrupted(screen, essai),
    });
  };
  const run = async (file: File, essai: boolean, lines: Asked = {}, with_ = read, beside = typed) => {
    const before: Stage = stage.name === 'running' ? { name: 'choose', file } : stage;
    const onProgress = begin(essai);
    try {
      const result = await send(file, essai, onProgress, lines, with_, beside);
      if (essai) return setStage({ name: 'checked', file, result });
      const operation = operationOf(result);
      const [whole, earlier] = before.name === 'imported' ? [joined(before.result, result), before.operations] : [result, []];
      setStage({ name: 'imported', file, result: whole, operations: operation === undefined ? earlier : [...earlier, operation] });
    } catch (failure) {
      setError(errorOf(failure));
      setStage(before.name === 'choose' ? { name: 'choose', file } : before);
    } finally {
      if (!essai) void invalidate(client, [...screen.lists, imports.list, travaux.list]);
    }
  };
  const readFile = (file: File, how: { feuille?: string; ligneTitres?: number }, onProgress: (progress: Progress) => void) =>
    sendFile(screen.lire, file, { json: how, onProgress, interrupted: interrupted(screen, true) });
  /** Reads a file; what is documented goes on without a question. */
  const start = async (file: File, essai: boolean, beside: Typed) => {
    setTyped(beside);
    const onProgress = begin(true);
    try {
      const reading = await readFile(file, {}, onProgress);
      if (asked !== undefined && !reading.reprises.includes(asked)) throw new CallError(422, otherFile);
      const found = { reading, choices: proposed(reading) };
      setRead(found);
      if (reading.documente) await run(file, essai, {}, found, beside);
      else setStage({ name: 'columns', file, ...found });
    } catch (failure) {
      setError(errorOf(failure));
      setStage({ name: 'choose', file });
    }
  };
  /** Reads another sheet, or with other titles; a refusal leaves what was read. */
  const readAgain = async (file: File, how: { feuille: string; ligneTitres?: number }) => {
    setError(null);
    try {
      const reading = await readFile(file, how, () => undefined);
      const found = { reading: { ...reading, documente: false }, choices: proposed(reading) };
      setRead(found);
      setStage({ name: 'columns', file, ...found });
    } catch (failure) {
      setError(errorOf(failure));
    }
  };
  const choose = (file: File, reading: ImportReading, choices: ColumnChoices) => {
    setRead({ reading, choices });
    setStage({ name: 'columns', file, reading, choices });
  };
  const forget = async (file: File, { feuille, ligneTitres }: ImportReading, IDImportColonnes: number) => {
    try {
      await forgetColumns(IDImportColonnes);
      notify.done('Ce choix est oublié.');
      await readAgain(file, { feuille, ligneTitres });
    } catch (failure) {
      notify.failed(failure);
    }
  };
  const restart = () => {
    setError(null);
    setStage({ name: 'choose', file: null });
    setCorrections(none);
    setRead(null);
  };
  const correct = (ligne: number, colonne: string, valeur: string) =>
    setCorrections((before) => new Map(before).set(placeOf(ligne, colonne), { ligne, colonne, valeur }));
  return {
    stage,
    error,
    typed,
    corrections,
    correct,
    choose,
    start: (file: File, essai: boolean, beside: Typed) => void start(file, essai, beside),
    run: (file: File, essai: boolean, lines?: Asked) => void run(file, essai, lines),
    readAgain: (file: File, how: { feuille: string; ligneTitres?: number }) => void readAgain(file, how),
    forget: (file: File, reading: ImportReading, id: number) => void forget(file, reading, id),
    /** Back to the columns of a file that was checked. */
    reopen:
      read && ((file: File) => setStage({ name: 'columns', file, reading: { ...read.reading, documente: false }, choices: read.choices })),
    restart,
    /** The import itself, for whoever tries it. */
    attempt: (file: File) => send(file, false, () => undefined, {}, read, typed),
  };
};
