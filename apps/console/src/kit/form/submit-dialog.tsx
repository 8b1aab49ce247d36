import { Button, Stack } from '@mantine/core';
import { useId, type Ref } from 'react';
import type { DialogProps } from '../../ui/dialogs/dialog-window.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { CallError } from '../client.ts';

interface SubmitDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose' | 'children'> {
  /** The act. */
  submit: string;
  busy: boolean;
  /** Of the last attempt: what it says of fields, they say themselves. */
  error: CallError | null;
  /** Follows the sentence of the error. */
  details?: string;
  form?: Ref<HTMLFormElement>;
  onSubmit: () => void;
}

/** A form in a dialog that holds its values itself and keeps no draft: it has secrets, or asks once. Mounted only while it is open. */
export const SubmitDialog = ({ submit, busy, error, details = '', form, onSubmit, children, ...dialog }: SubmitDialogProps) => {
  const id = useId();
  const isSaid = Object.keys(error?.fields ?? {}).length > 0;
  const footer = (
    <>
      <Button variant="default" onClick={dialog.onClose} disabled={busy}>
        Annuler
      </Button>
      <Button type="submit" form={id} loading={busy}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} opened busy={busy} footer={footer}>
      <form
        ref={form}
        id={id}
        aria-label={dialog.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <Stack gap="sm">
          {error && !isSaid && <ErrorState message={`${error.message}${details}`} requestId={error.requestId} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
};
