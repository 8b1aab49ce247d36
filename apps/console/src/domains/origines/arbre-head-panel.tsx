/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid loses its roles in some browsers. */
import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import head from '../../kit/list/head/head.module.css';
import list from '../../kit/list/list.module.css';
import { TickAll, type Ticking } from '../../kit/list/rows/tick-all.tsx';
import { treeColumns } from './origine-columns.ts';
import type { ArbreHeadActs } from './use-arbre-columns.ts';

interface ArbreHeadProps {
  /** Without those of the tree. */
  columns: readonly Column<Origine>[];
  acts: ArbreHeadActs;
  ticking: Ticking;
}

const sides: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The headings of the tree: each opens the menu of its column, and is widened by its edge or by the keys of every list. */
export const ArbreHeadPanel = ({ columns, acts, ticking }: ArbreHeadProps) => {
  const onKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const side = sides[event.key];
    if (side === undefined || !event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) acts.move(id, side);
    else acts.widen(event.currentTarget, id, side);
  };
  return (
    <thead role="rowgroup" className={list.head}>
      <tr role="row" className={list.row} aria-rowindex={1}>
        {[...treeColumns, ...columns].map((column) => {
          const { id, heading, help } = column;
          const open = (event: MouseEvent<HTMLElement>) => {
            event.preventDefault();
            acts.openMenu(event.currentTarget, column, Math.max(columns.indexOf(column), 0));
          };
          const isName = column === columns[0];
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={list.cell}
              data-sortable
              data-name={isName || undefined}
              onContextMenu={open}
            >
              {isName && <TickAll {...ticking} />}
              <button
                type="button"
                className={list.sort}
                aria-haspopup="true"
                aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight"
                data-help={help}
                title={help}
                onClick={open}
                onKeyDown={(event) => onKey(event, id)}
              >
                <span>
                  {heading}
                  <span className={head.mark} data-idle>
                    <IconChevronDown size={14} aria-hidden />
                  </span>
                </span>
                {help && <IconInfoCircle size={12} className={head.help} aria-hidden />}
              </button>
              <span className={head.grip} aria-hidden onPointerDown={(event) => acts.drag(event, id)} onDoubleClick={() => acts.fit(id)} />
            </th>
          );
        })}
        <th role="columnheader" scope="col" className={`${list.cell} ${list.actions}`}>
          Actions
        </th>
      </tr>
    </thead>
  );
};
