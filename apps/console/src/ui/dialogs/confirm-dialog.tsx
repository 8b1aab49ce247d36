import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, with the name of the object. */
  message: ReactNode;
  /** The act with its object: 'Supprimer l'origine'. Never 'OK'. */
  confirm: string;
  cancel?: string;
  destructive?: boolean;
  busy?: boolean;
  /** Another way out than the act, which loses something: it is red, and has the focus of nobody. */
  other?: { label: string; onChoice: () => void };
  /** Something else goes on, and has to end before the act; the question can be left meanwhile. */
  waiting?: boolean;
  /** What is to be done before the act. */
  blocked?: string | null;
  /** There is nothing to do. */
  disabled?: boolean;
  /** Why the act was refused. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    opened,
    title,
    message,
    confirm,
    cancel = 'Annuler',
    destructive = false,
    busy = false,
    waiting = false,
    disabled = false,
  } = props;
  const { blocked, error, other, onConfirm, onCancel } = props;
  const isCareful = destructive || other !== undefined;
  const buttons = (
    <>
      <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus={isCareful || undefined}>
        {cancel}
      </Button>
      {other && (
        <Button variant="outline" color="red" onClick={other.onChoice} disabled={busy}>
          {other.label}
        </Button>
      )}
      <Button
        color={destructive ? 'red' : 'blue'}
        onClick={() => waiting || onConfirm()}
        loading={busy}
        disabled={disabled || Boolean(blocked)}
        // Not `disabled`: it keeps the focus until it may be pressed.
        {...(waiting ? { 'aria-disabled': true, 'data-disabled': true } : {})}
        data-autofocus={!isCareful || undefined}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onCancel} title={title} busy={busy} footer={buttons} {...(other ? { size: 'lg' } : {})}>
      {typeof message === 'string' ? <Text>{message}</Text> : message}
      {blocked && (
        <Text size="sm" mt="sm">
          {blocked}
        </Text>
      )}
      {error && (
        <Text component="div" role="alert" c="var(--mantine-color-error)" mt="sm">
          {error}
        </Text>
      )}
    </Dialog>
  );
};
