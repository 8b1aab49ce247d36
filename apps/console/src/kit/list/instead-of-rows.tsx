import { Button, Group, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SlowNotice } from '../../ui/states/slow-notice.tsx';
import type { Narrowing } from './filters/narrowed-by.ts';
import css from './list.module.css';

interface InsteadOfRowsProps {
  /** How many there are; absent while loading. */
  rows: number | undefined;
  shown: number;
  failure: ReactNode;
  empty: { text: string; next: ReactNode };
  onClear: () => void;
  /** What keeps the rows out, where the list knows it: each can be taken away alone. */
  narrowed?: readonly Narrowing[] | undefined;
}

const none: readonly Narrowing[] = [];
const noMatch = 'Aucune ligne ne correspond aux filtres.';

/** Shown instead of rows: while loading, after a failure, for an empty list, or when nothing matches. */
export const InsteadOfRows = ({ rows, shown, failure, empty, onClear, narrowed = none }: InsteadOfRowsProps) => {
  if (shown > 0) return null;
  if (rows === undefined) return failure ? <div className={css.failure}>{failure}</div> : <ComingRows />;
  if (rows === 0) return <EmptyState message={empty.text} action={empty.next} />;
  return (
    <EmptyState
      message={narrowed.length > 0 ? `Aucune ligne ne correspond aux filtres (${narrowed.map(({ label }) => label).join(', ')}).` : noMatch}
      action={
        <Group gap="xs" justify="center">
          {narrowed.length > 1 &&
            narrowed.map(({ label, clear }) => (
              <Button key={label} variant="default" onClick={clear}>
                {`Sans : ${label}`}
              </Button>
            ))}
          <Button variant="default" onClick={onClear}>
            Effacer les filtres
          </Button>
        </Group>
      }
    />
  );
};

const ComingRows = () => (
  <div role="status" className={css.coming}>
    <VisuallyHidden>Chargement en cours…</VisuallyHidden>
    <SlowNotice />
    {Array.from({ length: 8 }, (_, line) => (
      <div key={line} className={css.comingRow}>
        <Skeleton height={12} width={line % 3 === 0 ? '45%' : '60%'} />
      </div>
    ))}
  </div>
);
