import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kit/client.ts';
import { useUndoClosed } from '../../../kit/undo/undo.ts';
import { Reason } from '../../../ui/reason.tsx';
import { RemiseDialog } from './remise-dialog.tsx';
import type { Remise } from './remise.ts';
import { useRemise } from './use-remise.ts';

interface RemisePanelProps {
  remise: Remise;
  /** Of what, for those who do not see where the button stands. */
  of: string;
  /** The plan is shown in any case: what would be put back does not stand beside the button. */
  asks?: boolean;
  /** One of many on the page. */
  quiet?: boolean;
}

/** Puts something back: at once where it is one row and nothing is in the way, and after its plan otherwise. */
export const RemisePanel = ({ remise, of, asks = false, quiet = false }: RemisePanelProps) => {
  const [asking, setAsking] = useState(false);
  const variant = quiet ? 'subtle' : 'default';
  const { act } = remise.words;
  const going = useRemise(remise);
  const closed = useUndoClosed();
  const planning = useMutation({
    mutationFn: () => call(retour.plan, { body: remise.demande }),
    onSuccess: ({ nbLignes, parEtat }) =>
      nbLignes === 1 && parEtat.pret === 1 ? going.mutate({ choix: [], parents: false }) : setAsking(true),
  });
  if (closed !== null)
    return (
      <Reason text={closed}>
        {(describedBy) => (
          <Button variant={variant} size="compact-sm" aria-disabled data-disabled aria-describedby={describedBy}>
            {act}
            <VisuallyHidden>, {of}</VisuallyHidden>
          </Button>
        )}
      </Reason>
    );
  const error = planning.error ?? going.error;
  return (
    <>
      <Button
        variant={variant}
        size="compact-sm"
        loading={planning.isPending || going.isPending}
        onClick={() => (asks ? setAsking(true) : planning.mutate())}
      >
        {act}
        {asks && '…'}
        <VisuallyHidden>, {of}</VisuallyHidden>
      </Button>
      {error && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {error.message}
        </Text>
      )}
      {asking && <RemiseDialog remise={remise} onClose={() => setAsking(false)} />}
    </>
  );
};
