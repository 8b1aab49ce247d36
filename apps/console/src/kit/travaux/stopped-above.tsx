import { Suspense } from 'react';
import { late } from '../../ui/late.tsx';

const StoppedNotice = late(() => import('./stopped-notice.tsx').then(({ StoppedNotice: component }) => component));

/** Above a list: what stopped on its way through its rows. It comes late. */
export const StoppedAbove = ({ ecran }: { ecran: string }) => (
  <Suspense>
    <StoppedNotice ecran={ecran} />
  </Suspense>
);
