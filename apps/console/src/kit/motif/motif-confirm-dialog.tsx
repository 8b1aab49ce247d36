import { Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/dialogs/confirm-dialog.tsx';
import { EffectsWithin } from '../essai/see-effects.tsx';
import { useIsTrying } from '../essai/use-is-trying.ts';
import { motifHeaders } from './motif-headers.ts';
import { late } from '../../ui/late.tsx';

// Lists are shown before anything is asked.
const MotifField = late(() => import('./motif-field.tsx').then(({ MotifField: component }) => component));

interface MotifConfirmDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  /** `headers` say why: they belong on the call. */
  onConfirm: (headers: Record<string, string>) => void;
  /** The act itself, for « Voir les effets ». */
  onTry?: (headers: Record<string, string>) => Promise<unknown>;
}

/** Asks before an act, and why it is done. A refused act keeps what was said. */
export const MotifConfirmDialog = ({ message, onConfirm, onTry, ...dialog }: MotifConfirmDialogProps) => {
  const [motif, setMotif] = useState('');
  const waiting = useIsTrying();
  if (!dialog.opened && motif !== '') setMotif('');
  return (
    <ConfirmDialog
      {...dialog}
      waiting={waiting}
      message={
        <Stack gap="sm">
          {typeof message === 'string' ? <Text>{message}</Text> : <div>{message}</div>}
          <Suspense>
            <MotifField value={motif} onChange={setMotif} />
          </Suspense>
          {onTry && dialog.opened && <EffectsWithin act={() => onTry(motifHeaders(motif))} disabled={dialog.busy ?? false} />}
        </Stack>
      }
      onConfirm={() => onConfirm(motifHeaders(motif))}
    />
  );
};
