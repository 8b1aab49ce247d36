import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longCall, type Progress } from '../../kit/long-call.ts';
import { notify } from '../../kit/notify.ts';
import { invalidate } from '../../kit/queries.ts';

const resultInWords = (Titre: string, { Verifies, EnEchec }: { Verifies: number; EnEchec: number }) => {
  if (Verifies === 0) return `${Titre}\u00a0: aucun accès à vérifier.`;
  return `${Titre}\u00a0: ${Verifies} accès vérifié${Verifies > 1 ? 's' : ''}, ${EnEchec} en échec.`;
};

/** Running checks with their progress, and how to start another. */
export const useVerifications = () => {
  const client = useQueryClient();
  const [running, setRunning] = useState<ReadonlyMap<string, Progress>>(new Map());
  const setProgress = (Interface: string, progress: Progress | null) =>
    setRunning((before) => {
      const after = new Map(before);
      if (progress) after.set(Interface, progress);
      else after.delete(Interface);
      return after;
    });

  const verify = async ({ Interface, Titre }: { Interface: string; Titre: string }) => {
    if (running.has(Interface)) return;
    setProgress(Interface, { done: 0, total: 0 });
    try {
      const result = await longCall(sante.verifier, { params: { Interface } }, (progress) => setProgress(Interface, progress));
      await invalidate(client, [sante.interfaces]);
      notify.done(resultInWords(Titre, result));
    } catch (error) {
      notify.failed(error, `${Titre} n’a pas pu être vérifié`);
    } finally {
      setProgress(Interface, null);
    }
  };

  const verifyAll = async (all: readonly { Interface: string; Titre: string }[]) => {
    for (const one of all) await verify(one);
  };
  return {
    running,
    verify: (one: { Interface: string; Titre: string }) => void verify(one),
    verifyAll: (all: readonly { Interface: string; Titre: string }[]) => void verifyAll(all),
  };
};
