import { CloseButton, Modal } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  /** Escape, the cross, and a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, at the bottom right; the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** While something is under way, the dialog cannot be left. */
  busy?: boolean;
}

/** Gives the focus back even when it is removed while open. */
const useFocusBack = (opened: boolean) => {
  useEffect(() => {
    if (!opened) return undefined;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [opened]);
};

/** A named dialog that keeps the focus and gives it back. Its heading is no `header`: axe would see a second banner. */
export const DialogWindow = ({ opened, onClose, title, children, footer, size = 'md', busy = false }: DialogProps) => {
  // The dialog notes where the focus was when it sees itself open; one that is mounted open never does.
  const [mounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second rendering is the point
  useEffect(() => setMounted(true), []);
  useFocusBack(opened);
  const leave = () => {
    if (!busy) onClose();
  };
  return (
    <Modal.Root opened={opened && mounted} onClose={leave} size={size} transitionProps={{ transition: 'fade' }}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.heading}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <CloseButton aria-label="Fermer" onClick={leave} disabled={busy} />
        </div>
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  );
};
