import { workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { typesWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { workflowFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ReadFailure } from '../../kit/read-failure.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { CorbeilleLink } from '../../kit/list/corbeille-link.tsx';
import { ExportMenu } from '../../kit/list/export/export-menu.tsx';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx';
import { defaultOf, type Filter } from '../../kit/list/filters/filters.ts';
import { InsteadOfRows } from '../../kit/list/instead-of-rows.tsx';
import list from '../../kit/list/list.module.css';
import { ListCount } from '../../kit/list/list-tools.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { ownOrder, useListTable } from '../../kit/list/use-list-table.ts';
import { useListVue } from '../../kit/list/vues/use-list-vue.ts';
import { VuesButton } from '../../kit/list/vues/vues-button.tsx';
import { useRead } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { WorkflowDialog, type Opened } from './workflow-dialog.tsx';
import { inGroups, rowsOf, type GroupedBy, type Known, type WorkflowRow } from './workflow-rows.ts';
import { WorkflowsPanel } from './workflows-panel.tsx';

const keyOf = ({ workflow }: WorkflowRow) => workflow.IDWorkflowLead;
const placeText = ({ label, detail }: WorkflowRow['site']) => [label, detail].filter(Boolean).join(' – ');

const { IDOrigineAction, IDSite, ReceptionLeads, WorkflowBDC } = workflowFields;

const columns: Column<WorkflowRow>[] = [
  fieldColumn('origine', IDOrigineAction, { value: ({ origine }) => placeText(origine), searched: true }),
  fieldColumn('site', IDSite, { value: ({ site }) => placeText(site), searched: true }),
  fieldColumn('reception', ReceptionLeads),
  fieldColumn('destination', WorkflowBDC),
];

const filters: Filter<WorkflowRow>[] = [
  {
    kind: 'select',
    key: 'type',
    label: 'Type',
    all: 'Tous',
    options: typesWorkflow.map((type) => ({ value: type, label: type })),
    keeps: ({ type }, value) => type === value,
  },
  {
    kind: 'select',
    key: 'reception',
    label: ReceptionLeads.heading,
    all: 'Toutes',
    options: ReceptionLeads.options,
    keeps: ({ workflow }, value) => workflow.ReceptionLeads === value,
  },
];
const shape = { columns: [], filters };

const icon = (Icon: typeof IconPencil) => <Icon size={18} aria-hidden />;

const useRowActions = (open: (opened: Opened) => void) =>
  useMemo((): RowAction<WorkflowRow>[] => {
    const opens = (what: 'edit' | 'delete') => (row: WorkflowRow) => Promise.resolve(open({ what, row }));
    return [
      { kind: 'call', label: 'Modifier', icon: icon(IconPencil), write: workflowsLeads.update, act: opens('edit') },
      { kind: 'call', label: 'Supprimer', icon: icon(IconTrash), destructive: true, write: workflowsLeads.remove, act: opens('delete') },
    ];
  }, [open]);

/** The existing workflows, by origin or by site. */
export const WorkflowsList = ({ by, known }: { by: GroupedBy; known: Known }) => {
  const query = useRead(workflowsLeads.list, {});
  const [opened, open] = useState<Opened | null>(null);
  const { stood, fault, isComing, isFetching, refetch, control } = useListVue(shape);
  // Until its view is known, a list shows no rows rather than others.
  const data = isComing ? undefined : query.data;
  const grouped = useMemo(() => data && inGroups(rowsOf(data, known), by), [data, known, by]);
  const found = useListTable({ rows: grouped, rowKey: keyOf, columns, filters, state: control.state, sort: ownOrder });
  const rows = useMemo(() => found.map(({ original }) => original), [found]);
  const actions = useRowActions(open);
  const clear = () => control.change({ text: '', filters: Object.fromEntries(filters.map((filter) => [filter.key, defaultOf(filter)])) });
  const add = (
    <ActOpener call={workflowsLeads.save} leftSection={icon(IconPlus)} adds disabled={!query.data} onClick={() => open({ what: 'add' })}>
      Ajouter des workflows
    </ActOpener>
  );
  const failure = query.error && <ReadFailure query={query} />;
  return (
    <>
      <div className={list.page}>
        <FilterBar searched="Origine, site" filters={filters} {...control}>
          <ListCount shown={rows.length} total={data?.length} />
          <VuesButton {...stood} shape={shape} control={control} />
          <ExportMenu
            name="workflows_leads"
            title="Workflows des leads"
            shown={columns}
            columns={columns}
            rows={() => rows}
            narrowed={{ filters, state: control.state }}
          />
          <CorbeilleLink table="workflowsLeads" />
          {add}
        </FilterBar>
        {data && failure}
        {fault && <ErrorState message={fault} onRetry={() => void refetch()} retrying={isFetching} />}
        <WorkflowsPanel by={by} rows={rows} actions={actions} loading={!data && (isComing || query.isFetching)}>
          <InsteadOfRows
            rows={data?.length}
            shown={rows.length}
            failure={failure}
            empty={{ text: "Aucun workflow n'est configuré actuellement", next: null }}
            onClear={clear}
          />
        </WorkflowsPanel>
      </div>
      <WorkflowDialog opened={opened} stored={query.data} known={known} onClose={() => open(null)} />
    </>
  );
};
