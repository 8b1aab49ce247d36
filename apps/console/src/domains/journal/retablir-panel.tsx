import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { JournalGroup } from './journal-groups.ts';
import { RetablirDialog } from './retablir-dialog.tsx';
import { lineCount, oneValueOf, useRetablir } from './use-retablir.ts';

/** Puts an operation back: at once where it changed one value, which stands beside the button, and after a question otherwise. */
export const RetablirPanel = ({ group }: { group: JournalGroup }) => {
  const [asking, setAsking] = useState(false);
  const undoing = useRetablir(group);
  const counting = useMutation({
    mutationFn: () => lineCount(group.Groupe),
    onSuccess: (total) => (total > 1 ? setAsking(true) : undoing.mutate()),
  });
  const isOne = oneValueOf(group) !== undefined;
  const error = counting.error ?? undoing.error;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={counting.isPending || undoing.isPending}
        onClick={() => (isOne ? counting.mutate() : setAsking(true))}
      >
        {isOne ? 'Rétablir' : 'Rétablir…'}
        <VisuallyHidden>, l’opération du {shownText('dateTime', group.DateH)}</VisuallyHidden>
      </Button>
      {error && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {error.message}
        </Text>
      )}
      {asking && <RetablirDialog group={group} onClose={() => setAsking(false)} />}
    </>
  );
};
