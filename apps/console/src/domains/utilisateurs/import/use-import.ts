import type { ImportResult } from '@comptoir/contract/imports';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../kit/client.ts';
import { invalidate } from '../../../kit/queries.ts';
import { joined, listOf, none, placeOf, type Corrections } from './corrections.ts';
import { sendFile, type Progress } from '../../../kit/import/send-file.ts';

export type Stage =
  | { name: 'choose'; file: File | null }
  | { name: 'running'; essai: boolean; progress: Progress }
  | { name: 'checked'; file: File; result: ImportResult }
  | { name: 'imported'; file: File; result: ImportResult };

const interrupted = (essai: boolean) =>
  essai
    ? 'La connexion a été interrompue pendant la vérification. Rien n’a été écrit\u00a0: recommencez.'
    : 'La connexion a été interrompue. L’import a pu continuer sur le serveur\u00a0: regardez la liste des utilisateurs, puis recommencez avec le même fichier, sans risque de doublon.';

interface Asked {
  /** Only these lines: those that an import has refused. */
  lignes?: number[];
}

/** The stage of an import, and what was corrected of its file. A refusal goes back to the stage before. */
export const useImport = () => {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'choose', file: null });
  const [error, setError] = useState<CallError | null>(null);
  const [corrections, setCorrections] = useState<Corrections>(none);
  const run = async (file: File, essai: boolean, asked: Asked = {}) => {
    const before: Stage = stage.name === 'checked' || stage.name === 'imported' ? stage : { name: 'choose', file };
    const { lignes } = asked;
    setError(null);
    setStage({ name: 'running', essai, progress: { step: 'envoi', share: 0 } });
    try {
      const result = await sendFile(utilisateurs.importUtilisateurs, file, {
        query: { essai, confirme: before.name !== 'choose' && before.result.colonnes.length > 0 },
        json: { corrections: listOf(corrections), ...(lignes ? { lignes } : {}) },
        onProgress: (progress) => setStage({ name: 'running', essai, progress }),
        interrupted: interrupted(essai),
      });
      const whole = before.name === 'imported' ? joined(before.result, result) : result;
      setStage(essai ? { name: 'checked', file, result: whole } : { name: 'imported', file, result: whole });
    } catch (failure) {
      setError(failure instanceof CallError ? failure : new CallError(0, 'Une erreur inattendue est survenue.'));
      setStage(before);
    } finally {
      if (!essai) void invalidate(client, [utilisateurs.list]);
    }
  };
  const restart = () => {
    setError(null);
    setStage({ name: 'choose', file: null });
    setCorrections(none);
  };
  const correct = (ligne: number, colonne: string, valeur: string) =>
    setCorrections((before) => new Map(before).set(placeOf(ligne, colonne), { ligne, colonne, valeur }));
  return {
    stage,
    error,
    corrections,
    correct,
    run: (file: File, essai: boolean, asked?: Asked) => void run(file, essai, asked),
    restart,
  };
};
