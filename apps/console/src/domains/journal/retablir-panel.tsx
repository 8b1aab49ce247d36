import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useUndoClosed } from '../../kit/undo.ts';
import { Reason } from '../../ui/reason.tsx';
import type { JournalGroup } from './journal-groups.ts';
import { RetablirDialog } from './retablir-dialog.tsx';
import { demandeOf, oneValueOf, useRetablir } from './use-retablir.ts';

/** Puts an operation back: at once where it changed one value, which stands beside the button, and after a question otherwise. */
export const RetablirPanel = ({ group }: { group: JournalGroup }) => {
  const [asking, setAsking] = useState(false);
  const undoing = useRetablir(group);
  const closed = useUndoClosed();
  const planning = useMutation({
    mutationFn: () => call(retour.plan, { body: demandeOf(group) }),
    onSuccess: ({ nbLignes, parEtat }) => (nbLignes === 1 && parEtat.pret === 1 ? undoing.mutate([]) : setAsking(true)),
  });
  const isOne = oneValueOf(group) !== undefined;
  if (closed !== null)
    return (
      <Reason text={closed}>
        {(describedBy) => (
          <Button variant="default" size="compact-sm" aria-disabled data-disabled aria-describedby={describedBy}>
            Rétablir
            <VisuallyHidden>, l’opération du {shownText('dateTime', group.DateH)}</VisuallyHidden>
          </Button>
        )}
      </Reason>
    );
  const error = planning.error ?? undoing.error;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={planning.isPending || undoing.isPending}
        onClick={() => (isOne ? planning.mutate() : setAsking(true))}
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
