import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './loading-state.module.css';
import { SlowNotice } from './slow-notice.tsx';

/** Grey lines while something loads. Nothing for the first 150 ms, so that a fast answer does not flicker; after 5 s a sentence. */
export const LoadingState = ({ label = 'Chargement en cours…', lines = 6 }: { label?: string; lines?: number }) => (
  <output className={classes.late}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <SlowNotice />
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={20} mb="sm" width={line % 3 === 2 ? '60%' : '100%'} />
    ))}
  </output>
);
