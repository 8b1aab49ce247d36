import { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { wallyOrigines, wallySites } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { useState } from 'react';
import { CallError } from '../../../kit/client.ts';
import { notify } from '../../../kit/notify.ts';
import { useWrite } from '../../../kit/queries.ts';

export interface RefreshBanner {
  color: 'yellow' | 'red';
  text: string;
}

const counted = (count: number, one: string, several: string) => (count > 1 ? `${count} ${several}` : `${count} ${one}`);

const inWords = ({ ajoutees, retirees }: { ajoutees: number; retirees: number }) => {
  if (ajoutees === 0 && retirees === 0) return 'Wally ne connaît rien de nouveau.';
  return `${counted(ajoutees, 'correspondance ajoutée', 'correspondances ajoutées')}, ${counted(retirees, 'retirée', 'retirées')}.`;
};

/** Asks Wally again what it knows of an account. A conflict is a warning, anything else an error. */
export const useRefresh = (endpoint: typeof wallySites.refresh | typeof wallyOrigines.refresh, IdWallyCompte: number, what: string) => {
  // Both calls have the same shape.
  const refresh = useWrite(endpoint as typeof wallySites.refresh, { touches: [wally.accounts] });
  const [banner, setBanner] = useState<RefreshBanner | null>(null);
  const run = async () => {
    if (refresh.isPending) return;
    setBanner(null);
    try {
      notify.done(inWords(await refresh.mutateAsync({ params: { IdWallyCompte } })));
    } catch (error) {
      if (!(error instanceof CallError)) return notify.failed(error);
      const { status, message } = error;
      setBanner(
        status === 409
          ? { color: 'yellow', text: message }
          : { color: 'red', text: `Erreur lors de l'actualisation des ${what}\u00a0: ${message}` },
      );
    }
  };
  return { banner, isPending: refresh.isPending, run: () => void run() };
};
