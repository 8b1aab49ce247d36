import { useLayoutEffect, useRef } from 'react';
import panel from '../../../ui/drop-panel.module.css';
import { ownToggle } from '../../../ui/own-toggle.ts';
import type { Spot } from './column-acts.ts';
import { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';

/** And where it opens. */
export interface AskedMenu<Row> extends Pick<ColumnMenuProps<Row>, 'column' | 'place'>, Spot {}

/** The menu of whichever heading asked for it; the browser closes it and gives the focus back. */
export const HeadingMenu = <Row,>({
  asked,
  ...others
}: Omit<ColumnMenuProps<Row>, 'column' | 'place' | 'at'> & { asked: AskedMenu<Row> }) => {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    menu.current?.showPopover();
    menu.current?.querySelector('button')?.focus();
  }, [asked]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="group"
      aria-label={`Colonne ${asked.column.heading}`}
      className={panel.panel}
      style={{ positionArea: 'none', left: asked.left, top: asked.top }}
      onToggle={ownToggle((isOpen) => isOpen || others.onClose())}
    >
      <ColumnMenu {...others} column={asked.column} place={asked.place} at={asked} onClose={() => menu.current?.hidePopover()} />
    </div>
  );
};
