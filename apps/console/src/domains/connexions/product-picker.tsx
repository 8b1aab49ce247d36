import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ConnectPicker, connectTitle, type Connected } from './connect-picker.tsx';

interface ProductPickerProps {
  /** The user of the row; `null`: closed. */
  user: Connected | null;
  onClose: () => void;
}

/** The actions of a row: signing in to a product as its user. */
export const ProductPicker = ({ user, onClose }: ProductPickerProps) => {
  const [last, setLast] = useState(user);
  // The closing dialog keeps its text while it fades.
  if (user && user !== last) setLast(user);
  return (
    last && (
      <Dialog opened={user !== null} onClose={onClose} title={connectTitle(last)} size="sm">
        <ConnectPicker user={last} onChosen={onClose} />
      </Dialog>
    )
  );
};
