import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import panel from '../../../ui/drop-panel.module.css';
import type { ColumnMenuProps } from './column-menu.tsx';

export const loadColumnMenu = () => import('./column-menu.tsx');
// `lazy` loses that the component is generic.
const ColumnMenu = lazy(() => loadColumnMenu().then(({ ColumnMenu: component }) => ({ default: component }))) as unknown as Awaited<
  ReturnType<typeof loadColumnMenu>
>['ColumnMenu'];

export interface AskedMenu<Row> extends Pick<ColumnMenuProps<Row>, 'column' | 'place'> {
  /** Where it opens, in the window. */
  left: number;
  top: number;
}

/** The menu of whichever heading asked for it; the browser closes it and gives the focus back. */
export const HeadingMenu = <Row,>({ asked, ...others }: Omit<ColumnMenuProps<Row>, 'column' | 'place'> & { asked: AskedMenu<Row> }) => {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => menu.current?.showPopover(), [asked]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="group"
      aria-label={`Colonne ${asked.column.heading}`}
      className={panel.panel}
      style={{ positionArea: 'none', left: asked.left, top: asked.top }}
      onToggle={({ newState }) => newState === 'closed' && others.onClose()}
    >
      <Suspense>
        <ColumnMenu {...others} column={asked.column} place={asked.place} onClose={() => menu.current?.hidePopover()} />
      </Suspense>
    </div>
  );
};
