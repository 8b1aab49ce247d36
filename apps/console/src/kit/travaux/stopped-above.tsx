import { travaux } from '@comptoir/contract/domains/travaux/travaux.calls';
import { Suspense } from 'react';
import { late } from '../../ui/late.tsx';
import { instantAtHand } from '../place.ts';
import { useRead } from '../queries.ts';

const StoppedNotice = late(() => import('./stopped-notice.tsx').then(({ StoppedNotice: component }) => component));

/** Above a list: what stopped on its way through its rows. Hardly ever there is any: what says it comes then. */
export const StoppedAbove = ({ ecran }: { ecran: string }) => {
  const { data } = useRead(travaux.list, {}, { enabled: instantAtHand() === null });
  if (!data?.some(({ Ecran }) => Ecran === ecran)) return null;
  return (
    <Suspense>
      <StoppedNotice ecran={ecran} />
    </Suspense>
  );
};
