import type { RaisonDite } from '@comptoir/contract/refusal-body';
import { Suspense } from 'react';
import { late } from '../../ui/late.tsx';

const ReasonsList = late(() => import('./reasons-list.tsx').then(({ ReasonsList: component }) => component), { isExtra: true });

interface ReasonsProps {
  raisons: readonly RaisonDite[];
  /** What is said already. */
  message: string;
}

/** Below the sentence of a refusal: what decides, with a link to it and to its history. Nothing where the sentence says it all. */
export const Reasons = (given: ReasonsProps) =>
  given.raisons.length > 0 && (
    <Suspense>
      <ReasonsList {...given} />
    </Suspense>
  );
