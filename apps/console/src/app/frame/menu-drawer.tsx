import { CloseButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './menu-drawer.module.css';

/** The menu on narrow screens. The browser keeps the focus inside, and closes it on Escape or a click outside. */
export const MenuDrawer = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={classes.drawer} aria-label="Menu" onClose={onClose} {...{ closedby: 'any' }}>
      <div className={classes.content}>
        <CloseButton aria-label="Fermer le menu" onClick={onClose} ml="auto" display="block" />
        {children}
      </div>
    </dialog>
  );
};
