import type { Endpoint } from '@comptoir/contract/kit';
import type { LotResult } from '@comptoir/contract/lots';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../client.ts';
import type { Progress } from '../long-call.ts';
import { motifHeaders } from '../motif/motif-headers.ts';
import { invalidate } from '../queries.ts';
import { travaux } from '@comptoir/contract/domains/travaux/travaux.calls';
import { undoLot, type LotUndone } from '../undo/undo-calls.ts';

type Work = 'trial' | 'change' | 'undo';
export type LotStage =
  | { name: 'choose' }
  | { name: 'running'; work: Work; progress: Progress }
  | { name: 'checked' | 'done'; result: LotResult }
  | { name: 'undone'; result: LotUndone };

type OnProgress = (progress: Progress) => void;
type Run = (onProgress: OnProgress) => Promise<LotResult>;

export interface LotCalls {
  /** Changes the chosen rows, or only tries. `headers` say why. */
  change: (essai: boolean, headers: Record<string, string>) => Run;
  /** The list of the rows. */
  touches: Endpoint;
}

/** The stage of a bulk change: chosen, tried, done, undone. A refusal goes back to the stage before. */
export const useLot = ({ change, touches }: LotCalls) => {
  const client = useQueryClient();
  const [stage, setStage] = useState<LotStage>({ name: 'choose' });
  const [error, setError] = useState<CallError | null>(null);
  const run = async (work: Work, start: (onProgress: OnProgress) => Promise<LotStage>) => {
    const before = stage;
    const onProgress = (progress: Progress) => setStage({ name: 'running', work, progress });
    setError(null);
    onProgress({ done: 0, total: 0 });
    try {
      setStage(await start(onProgress));
    } catch (failure) {
      setError(failure instanceof CallError ? failure : new CallError(0, 'Une erreur inattendue est survenue.'));
      setStage(before);
    } finally {
      if (work !== 'trial') void invalidate(client, [touches, travaux.list]);
    }
  };
  return {
    stage,
    error,
    /** The change itself, for whoever tries it. */
    attempt: () => change(false, {})(() => undefined),
    check: () => void run('trial', async (onProgress) => ({ name: 'checked', result: await change(true, {})(onProgress) })),
    apply: (motif: string) =>
      void run('change', async (onProgress) => ({ name: 'done', result: await change(false, motifHeaders(motif))(onProgress) })),
    undo: (groupe: string) => void run('undo', async () => ({ name: 'undone', result: await undoLot(groupe) })),
    restart: () => setStage({ name: 'choose' }),
  };
};
export type Lot = ReturnType<typeof useLot>;
