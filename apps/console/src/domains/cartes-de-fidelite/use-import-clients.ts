import { cartesDeFidelite, type ImportClientsResult } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { useState } from 'react';
import { CallError } from '../../kit/client.ts';
import { sendFile, type Progress } from '../../kit/import/send-file.ts';

export interface Order {
  file: File | null;
  /** The card that clients receive. */
  IDFidelite: number | null;
}

type Stage = { name: 'choose'; order: Order } | { name: 'running'; progress: Progress } | { name: 'done'; result: ImportClientsResult };

const interrupted =
  'La connexion a été interrompue. L’import a pu continuer sur le serveur\u00a0: recommencez avec le même fichier, les clients déjà mis à jour ne changeront pas.';

const nothing: Order = { file: null, IDFidelite: null };

/** The stage of an import. A refusal goes back to the form, which keeps its values. */
export const useImportClients = () => {
  const [stage, setStage] = useState<Stage>({ name: 'choose', order: nothing });
  const [error, setError] = useState<CallError | null>(null);
  const run = async (order: Order) => {
    if (!order.file) return;
    setError(null);
    setStage({ name: 'running', progress: { step: 'envoi', share: 0 } });
    try {
      const result = await sendFile(cartesDeFidelite.importClients, order.file, {
        query: { IDFidelite: order.IDFidelite ?? undefined },
        onProgress: (progress) => setStage({ name: 'running', progress }),
        interrupted,
      });
      setStage({ name: 'done', result });
    } catch (failure) {
      setError(failure instanceof CallError ? failure : new CallError(0, 'Une erreur inattendue est survenue.'));
      setStage({ name: 'choose', order });
    }
  };
  const restart = () => {
    setError(null);
    setStage({ name: 'choose', order: nothing });
  };
  return { stage, error, run: (order: Order) => void run(order), restart };
};
