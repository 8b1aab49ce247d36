import { lazy, Suspense } from 'react';
import type { SelectionActsProps } from './selection-acts.tsx';

const SelectionActs = lazy(() => import('./selection-acts.tsx').then(({ SelectionActs: component }) => ({ default: component })));

/** Above a list with ticked rows: how many, and what to do with them. Loaded with the first tick. */
export const SelectionBar = (props: SelectionActsProps) => (
  <Suspense>
    <SelectionActs {...props} />
  </Suspense>
);
