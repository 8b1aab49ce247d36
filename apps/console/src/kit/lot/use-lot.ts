import type { Endpoint } from '@comptoir/contract/kit';
import type { LotResult } from '@comptoir/contract/lots';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../client.ts';
import type { Progress } from '../long-call.ts';
import { motifHeaders } from '../motif/motif-headers.ts';
import { invalidate } from '../queries.ts';

type Work = 'trial' | 'change' | 'undo';
export type LotStage =
  | { name: 'choose' }
  | { name: 'running'; work: Work; progress: Progress }
  | { name: 'checked' | 'done' | 'undone'; result: LotResult };

type Run = (onProgress: (progress: Progress) => void) => Promise<LotResult>;

export interface LotCalls {
  /** Changes the chosen rows, or only tries. `headers` say why. */
  change: (essai: boolean, headers: Record<string, string>) => Run;
  undo: (groupe: string) => Run;
  /** The list of the rows. */
  touches: Endpoint;
}

const after = { trial: 'checked', change: 'done', undo: 'undone' } as const;

/** The stage of a bulk change: chosen, tried, done, undone. A refusal goes back to the stage before. */
export const useLot = ({ change, undo, touches }: LotCalls) => {
  const client = useQueryClient();
  const [stage, setStage] = useState<LotStage>({ name: 'choose' });
  const [error, setError] = useState<CallError | null>(null);
  const run = async (work: Work, start: Run) => {
    const before = stage;
    const onProgress = (progress: Progress) => setStage({ name: 'running', work, progress });
    setError(null);
    onProgress({ done: 0, total: 0 });
    try {
      setStage({ name: after[work], result: await start(onProgress) });
    } catch (failure) {
      setError(failure instanceof CallError ? failure : new CallError(0, 'Une erreur inattendue est survenue.'));
      setStage(before);
    } finally {
      if (work !== 'trial') void invalidate(client, [touches]);
    }
  };
  return {
    stage,
    error,
    check: () => void run('trial', change(true, {})),
    apply: (motif: string) => void run('change', change(false, motifHeaders(motif))),
    undo: (groupe: string) => void run('undo', undo(groupe)),
    restart: () => setStage({ name: 'choose' }),
  };
};
export type Lot = ReturnType<typeof useLot>;
