/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid loses its roles in some browsers. */
import { workflowFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import list from '../../kit/list/list.module.css';
import { RowActions, type RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useCut } from '../../kit/list/rows/use-cut.ts';
import { useRowKeys } from '../../kit/list/rows/use-row-keys.ts';
import { useRowWindow } from '../../kit/list/rows/use-row-window.ts';
import { besides, groupsOf, type GroupedBy, type GroupOfRows, type WorkflowRow } from './workflow-rows.ts';
import css from './workflows-leads.module.css';

const rowHeight = 42;
const { IDOrigineAction, IDSite, ReceptionLeads, WorkflowBDC } = workflowFields;
const headings = { origine: IDOrigineAction.label, site: IDSite.label };

const Name = ({ place: { label, detail, isStale }, strong = false }: { place: WorkflowRow['site']; strong?: boolean }) => (
  <div className={css.name} data-strong={strong || undefined} title={[label, detail].filter(Boolean).join('\n')}>
    <span>{label}</span>
    {(detail !== '' || isStale) && (
      <span>
        {isStale && <span className={css.stale}>Sans effet{detail ? ' · ' : ''}</span>}
        {detail}
      </span>
    )}
  </div>
);

const Head = ({ by }: { by: GroupedBy }) => (
  <thead role="rowgroup" className={list.head}>
    <tr role="row" className={list.row} aria-rowindex={1}>
      {[headings[by], headings[besides[by]], ReceptionLeads.heading, WorkflowBDC.heading].map((heading) => (
        <th key={heading} role="columnheader" scope="col" className={list.cell}>
          {heading}
        </th>
      ))}
      <th role="columnheader" scope="col" className={`${list.cell} ${list.actions}`}>
        Actions
      </th>
    </tr>
  </thead>
);

const GroupRow = ({ group: { place, start, count } }: { group: GroupOfRows }) => (
  <tr role="row" className={css.merged} aria-rowindex={start + 2} style={{ top: start * rowHeight, height: count * rowHeight }}>
    <th role="rowheader" scope="rowgroup" aria-colindex={1} className={css.mergedCell}>
      <div className={css.mergedName}>
        <Name place={place} strong />
      </div>
    </th>
  </tr>
);

// Row actions ask in their own dialogs.
const noQuestion = () => undefined;

interface LineProps {
  row: WorkflowRow;
  index: number;
  by: GroupedBy;
  actions: readonly RowAction<WorkflowRow>[];
}

const Line = ({ row, index, by, actions }: LineProps) => (
  <tr
    role="row"
    className={`${list.row} ${css.row}`}
    tabIndex={-1}
    aria-rowindex={index + 2}
    data-index={index}
    style={{ top: index * rowHeight }}
  >
    <td role="cell" aria-colindex={2} className={list.cell}>
      <Name place={row[besides[by]]} />
    </td>
    <td role="cell" aria-colindex={3} className={list.cell} data-plain>
      {row.reception}
    </td>
    <td role="cell" aria-colindex={4} className={list.cell}>
      <span className={css.words}>{row.destination}</span>
    </td>
    <td role="cell" aria-colindex={5} className={`${list.cell} ${list.actions}`}>
      <RowActions
        row={row}
        rowId={String(row.workflow.IDWorkflowLead)}
        rowName={`${row.origine.label}, ${row.site.label}`}
        actions={actions}
        onAsk={noQuestion}
      />
    </td>
  </tr>
);

interface WorkflowsPanelProps {
  by: GroupedBy;
  /** Sorted by group. */
  rows: readonly WorkflowRow[];
  actions: readonly RowAction<WorkflowRow>[];
  loading: boolean;
  /** Shown instead of the rows if there are none. */
  children: ReactNode;
}

/** Workflows by origin or by site. Only visible rows are mounted. */
export const WorkflowsPanel = ({ by, rows, actions, loading, children }: WorkflowsPanelProps) => {
  const viewport = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useCut(viewport, table);
  const [focused, setFocused] = useState<number | null>(null);
  const groups = useMemo(() => groupsOf(rows, by), [rows, by]);
  const { indexes, scrollTo } = useRowWindow({
    viewport,
    active: true,
    count: rows.length,
    height: rowHeight,
    heading: rowHeight,
    kept: focused,
  });
  const keys = useRowKeys({ viewport, count: rows.length, scrollTo, setFocused });
  const lines = indexes.flatMap((index, at) => {
    const [row, group] = [rows[index], groups[index]];
    if (!row || !group) return [];
    const before = indexes[at - 1];
    const isFirst = before === undefined || groups[before] !== group;
    return [
      isFirst && <GroupRow key={`${by} ${group.place.key}`} group={group} />,
      <Line key={row.workflow.IDWorkflowLead} row={row} index={index} by={by} actions={actions} />,
    ];
  });
  const name = by === 'origine' ? 'Workflows par origine' : 'Workflows par site';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrows of the controls inside
    <section
      ref={viewport}
      className={list.viewport}
      data-scroll-restoration-id="list"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
      tabIndex={0}
      aria-label={name}
      aria-busy={loading}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      <table
        ref={table}
        role="table"
        className={`${list.table} ${css.table}`}
        aria-label={name}
        aria-rowcount={rows.length + 1}
        aria-colcount={5}
      >
        <Head by={by} />
        <tbody role="rowgroup" className={list.body} style={{ height: rows.length * rowHeight }}>
          {lines}
        </tbody>
      </table>
      {children}
    </section>
  );
};
