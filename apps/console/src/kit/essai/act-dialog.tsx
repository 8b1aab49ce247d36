import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/dialogs/confirm-dialog.tsx';
import { EffectsPlace } from './see-effects.tsx';
import { useEffects } from './use-effects.ts';
import { useIsTrying } from './use-is-trying.ts';

export interface ActDialogProps extends Omit<ConfirmDialogProps, 'waiting'> {
  /** What else the question asks. */
  children?: ReactNode;
  /** The act itself, which is tried. */
  onTry: () => Promise<unknown>;
}

/**
 * Asks before an act and shows by itself what it would do (docs/regles/journal.md#trials). The act waits for that; whoever does not want to
 * goes on without. Once it was refused, the refusal says all.
 */
export const ActDialog = ({ message, children, busy = false, error = null, onTry, ...dialog }: ActDialogProps) => {
  const effects = useEffects(onTry, { isAuto: dialog.opened });
  // Also before it has begun.
  const waiting = useIsTrying() || effects.state?.name === 'loading';
  const isRefused = Boolean(error) && !waiting;
  return (
    <ConfirmDialog
      {...dialog}
      busy={busy && !waiting}
      waiting={waiting}
      error={isRefused ? error : null}
      message={
        <Stack gap="sm">
          {typeof message === 'string' ? <Text>{message}</Text> : <div>{message}</div>}
          {children}
          {dialog.opened && (
            <div hidden={isRefused}>
              <EffectsPlace isAuto effects={effects} disabled={busy} />
            </div>
          )}
        </Stack>
      }
    />
  );
};
