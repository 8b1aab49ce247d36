import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ConnectPicker, connectTitle, type Connected } from './connect-picker.tsx';

interface ProductPickerProps {
  /** The user of the row; `null`: closed. */
  user: Connected | null;
  /** What else may be done with this user, before the products. */
  acts?: ReactNode;
  onClose: () => void;
}

/** The actions of a row: its acts, and signing in to a product as its user. */
export const ProductPicker = ({ user, acts, onClose }: ProductPickerProps) => {
  const [last, setLast] = useState(user);
  // The closing dialog keeps its text while it fades.
  if (user && user !== last) setLast(user);
  return (
    last && (
      <Dialog opened={user !== null} onClose={onClose} title={acts ? `Actions\u00a0: ${last.Name}` : connectTitle(last)} size="sm">
        {acts}
        {acts && (
          <Text size="sm" c="dimmed" px="md" py={4} aria-hidden>
            Se connecter
          </Text>
        )}
        <div role="group" aria-label={connectTitle(last)}>
          <ConnectPicker user={last} onChosen={onClose} />
        </div>
      </Dialog>
    )
  );
};
