import { Suspense } from 'react';
import { late } from '../../ui/late.tsx';
import { useAsked } from './proof.ts';

const ProofDialog = late(() => import('./proof-dialog.tsx').then(({ ProofDialog: component }) => component));

/** Beside the page, whatever asks. */
export const ProofQuestion = () => {
  const asked = useAsked();
  return (
    asked && (
      <Suspense>
        <ProofDialog asked={asked} />
      </Suspense>
    )
  );
};
