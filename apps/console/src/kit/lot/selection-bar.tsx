import { Suspense } from 'react';
import type { SelectionActsProps } from './selection-acts.tsx';
import { late } from '../../ui/late.tsx';

const SelectionActs = late(() => import('./selection-acts.tsx').then(({ SelectionActs: component }) => component));

/** Of a list with ticked rows: how many, and what to do with them. Loaded with the first tick. */
export const SelectionBar = (props: SelectionActsProps) => (
  <Suspense>
    <SelectionActs {...props} />
  </Suspense>
);
