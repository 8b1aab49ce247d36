/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid loses its roles in some browsers. */
import { workflowFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { useRef, type ReactNode } from 'react';
import { groupedRow, GroupedTable, type GroupLevel } from '../../kit/list/grouped/grouped-table.tsx';
import list from '../../kit/list/list.module.css';
import { RowActions, type RowAction } from '../../kit/list/rows/row-actions.tsx';
import { besides, type GroupedBy, type WorkflowRow } from './workflow-rows.ts';
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

// Row actions ask in their own dialogs.
const noQuestion = () => undefined;

interface LineProps {
  row: WorkflowRow;
  index: number;
  by: GroupedBy;
  actions: readonly RowAction<WorkflowRow>[];
}

const Line = ({ row, index, by, actions }: LineProps) => (
  <tr role="row" className={groupedRow} tabIndex={-1} aria-rowindex={index + 2} data-index={index} style={{ top: index * rowHeight }}>
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

const levelsOf: Readonly<Record<GroupedBy, readonly GroupLevel<WorkflowRow>[]>> = {
  origine: [
    { name: 'origine', keyOf: ({ origine }) => origine.key, className: css.group, cell: ({ origine }) => <Name place={origine} strong /> },
  ],
  site: [{ name: 'site', keyOf: ({ site }) => site.key, className: css.group, cell: ({ site }) => <Name place={site} strong /> }],
};

/** Workflows by origin or by site. */
export const WorkflowsPanel = ({ by, rows, actions, loading, children }: WorkflowsPanelProps) => (
  <GroupedTable
    name={by === 'origine' ? 'Workflows par origine' : 'Workflows par site'}
    table={useRef<HTMLTableElement>(null)}
    rows={rows}
    levels={levelsOf[by]}
    line={(row, index) => <Line key={row.workflow.IDWorkflowLead} row={row} index={index} by={by} actions={actions} />}
    head={<Head by={by} />}
    columnCount={5}
    rowHeight={rowHeight}
    headHeight={rowHeight}
    className={css.table}
    loading={loading}
  >
    {children}
  </GroupedTable>
);
