import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { late } from '../../ui/late.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SlowNotice } from '../../ui/states/slow-notice.tsx';
import type { Narrowed } from './filters/narrowed-by.ts';
import css from './list.module.css';

interface InsteadOfRowsProps {
  /** How many there are; absent while loading. */
  rows: number | undefined;
  shown: number;
  failure: ReactNode;
  empty: { text: string; next: ReactNode };
  onClear: () => void;
  /** What narrows the list, where it knows. */
  narrowed?: Narrowed;
}

const NothingMatches = late(() => import('./filters/nothing-matches.tsx').then(({ NothingMatches: component }) => component));

/** Shown instead of rows: while loading, after a failure, for an empty list, or when nothing matches. */
export const InsteadOfRows = ({ rows, shown, failure, empty, onClear, narrowed }: InsteadOfRowsProps) => {
  if (shown > 0) return null;
  if (rows === undefined) return failure ? <div className={css.failure}>{failure}</div> : <ComingRows />;
  if (rows === 0) return <EmptyState message={empty.text} action={empty.next} />;
  return (
    <Suspense>
      <NothingMatches narrowed={narrowed} onClear={onClear} />
    </Suspense>
  );
};

const ComingRows = () => (
  <div role="status" className={css.coming}>
    <VisuallyHidden>Chargement en cours…</VisuallyHidden>
    <SlowNotice />
    {Array.from({ length: 20 }, (_, line) => (
      <div key={line} className={css.comingRow}>
        <Skeleton height={12} />
      </div>
    ))}
  </div>
);
