import { Fragment, useId, useState, type ReactNode, type Ref } from 'react';
import classes from './drop-panel.module.css';
import { ownToggle } from './own-toggle.ts';

export interface DropPanelProps {
  /** The button that opens it: give it `popoverTarget`. */
  button: (popoverTarget: string) => ReactNode;
  label: string;
  /** In the page only while the panel is open. */
  children: ReactNode;
  /** The edge of the button with which the panel is aligned; `edge`: that of the page, for a wide one. */
  align?: 'start' | 'end' | 'edge';
  panelRef?: Ref<HTMLDivElement>;
}

/** A panel under its button. The browser closes it on Escape or a click outside, gives the focus back, and places it. */
export const DropPanel = ({ button, label, children, align = 'end', panelRef }: DropPanelProps) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [visit, setVisit] = useState(0);
  const toggle = (isOpen: boolean) => {
    setOpened(isOpen);
    // Closed and opened again at once, the panel reports only the latter: what it holds begins anew all the same, and takes the focus.
    if (isOpen) setVisit((before) => before + 1);
  };
  return (
    <>
      {button(id)}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classes.panel}
        data-align={align}
        ref={panelRef}
        onToggle={ownToggle(toggle)}
      >
        {opened && <Fragment key={visit}>{children}</Fragment>}
      </div>
    </>
  );
};
