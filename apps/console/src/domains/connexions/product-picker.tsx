import { Text } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { connectTitle, type Connected } from './connexions.links.ts';
import { late } from '../../ui/late.tsx';

const ConnectPicker = late(() => import('./connect-picker.tsx').then(({ ConnectPicker: picker }) => picker));

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
          <Suspense fallback={<LoadingState lines={3} />}>
            <ConnectPicker user={last} onChosen={onClose} />
          </Suspense>
        </div>
      </Dialog>
    )
  );
};
