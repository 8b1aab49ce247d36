import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useCallback, useDeferredValue, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { useEver } from '../use-ever.ts';
import { visibleColumns, type Column } from './columns.ts';
import type { Edited } from './conditions/conditions-panel.tsx';
import { loadEngine, useEngine } from './conditions/engine.ts';
import type { OwnExport } from './export/export-choices.tsx';
import { CorbeilleLink } from './corbeille-link.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { useColumnActs, type Spot } from './head/column-acts.ts';
import { useWidths } from './head/use-widths.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { defaultOf, type Filter } from './filters/filters.ts';
import { InsteadOfRows } from './instead-of-rows.tsx';
import type { RowLook, RowNote } from './rows/list-row.tsx';
import { ListTable, type Density } from './list-table.tsx';
import { ListCount, ListTools } from './list-tools.tsx';
import type { Sort } from './list-state.ts';
import css from './list.module.css';
import type { RowAction } from './rows/row-actions.tsx';
import { RowActivity, RowActivityContext } from './rows/row-activity.ts';
import type { Asked } from './rows/row-question.tsx';
import { useListTable, type ListRow } from './use-list-table.ts';
import { useTicks } from './rows/use-ticks.ts';
import { useListVue } from './vues/use-list-vue.ts';
import { VuesButton } from './vues/vues-button.tsx';
import { ahead, late } from '../../ui/late.tsx';

export interface ListPanelProps<Row extends object> {
  /** The accessible name of the table. */
  caption: string;
  query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };
  rowKey: (row: Row) => string | number;
  /** How people call a row: 'Monsieur'. */
  rowName: (row: Row) => string;
  /** The first one leads to the record. Declare them once, outside the component or in a memo. */
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  /** It is still being read which filters there are. */
  filtersComing?: boolean;
  /** The page of one row; `null` if rows have none. */
  recordHref: ((row: Row) => string) | null;
  /** The sentence for an empty list, and what to do then. */
  empty: { text: string; next: ReactNode };
  /** Name of the downloaded files, without their extension. */
  csvName: string;
  /** The table of its rows, where those that are gone can be put back. */
  corbeille?: string;
  /** Files of the screen's own, in the same menu. */
  exports?: readonly OwnExport[];
  rowActions?: readonly RowAction<Row>[];
  /** The list's default order. */
  sort?: Sort;
  /** Actions on the ticked rows; absent, rows have no tick. */
  selection?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Shown on each row before its actions. */
  rowNote?: RowNote<Row>;
  /** The activity of the rows, for a page that makes the calls itself. */
  activity?: RowActivity;
  /** The shown rows, in order. */
  shownRows?: Ref<readonly ListRow<Row>[]>;
}

const none: readonly never[] = [];

const loadConditions = () => Promise.all([import('./conditions/conditions-panel.tsx'), loadEngine()]);
const ConditionsPanel = late(() => loadConditions().then(([{ ConditionsPanel: component }]) => component));

const loadQuestion = () => import('./rows/row-question.tsx');
const RowQuestion = late(() => loadQuestion().then(({ RowQuestion: component }) => component));

/** One list with its filters, count, sort, columns, CSV, and its state in the address. */
export const ListPanel = <Row extends object>(props: ListPanelProps<Row>) => {
  const { caption, query, rowKey, rowName, columns, filters, recordHref, empty, csvName, rowNote, shownRows } = props;
  const { rowActions = none, sort: ownSort, selection, exports = none } = props;
  const shape = useMemo(() => ({ columns: columns.map(({ id }) => id), filters }), [columns, filters]);
  const { stood, fault, isComing, isFetching, refetch, control } = useListVue(shape);
  const { lens } = stood;
  const { state, change } = control;
  // Read in each rendering: a query notifies a page only of what the page has read of it.
  const { data: known, isFetching: isReading } = query;
  // Until its view is known, a list shows no rows rather than others.
  const data = isComing ? undefined : known;
  const sort = useMemo(() => (state.sort.length === 0 && ownSort ? [ownSort] : state.sort), [state.sort, ownSort]);
  const [wasAsked] = useState(() => location.search !== '');
  const [edited, edit] = useState<Edited | null>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const engine = useEngine(Object.keys(state.conditions).length > 0);
  const conditions = useMemo(() => engine?.listConditions(state.conditions, columns), [engine, state.conditions, columns]);
  // The heading shows the new order at once; 10,000 rows follow when they are put in it.
  const rows = useListTable({ rows: data, rowKey, columns, filters, state, sort: useDeferredValue(sort), holds: conditions?.holds });
  useImperativeHandle(shownRows, () => rows, [rows]);
  const arranged = useMemo(() => visibleColumns(columns, state.columns, state.pins), [columns, state.columns, state.pins]);
  // What arranges them shows it at once; the table follows.
  const { visible, pinned } = useDeferredValue(arranged);
  const [density, setDensity] = useLocalStorage<Density>({ key: 'comptoir.density', defaultValue: 'comfortable' });
  const { widths, setWidth } = useWidths(visible, data, density === 'dense');
  const onFilter = useCallback((column: string, at: Spot) => edit({ column, ...at }), []);
  const arrange = useColumnActs({ columns, ...arranged, state, change, setWidth, onFilter });
  const head = useMemo(() => ({ onSort: arrange.order, arrange }), [arrange]);
  const [ownActivity] = useState(() => new RowActivity());
  const viewport = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const wasQuestioned = useEver(asked !== null);
  const { ticked, onTick, onTickAll, chosen, clear } = useTicks(rows);
  const selectable = selection !== undefined;
  const isChoosing = selectable && chosen.length > 0;
  const stateMenu = columns.find(({ state: menu }) => menu)?.state;
  const look = useMemo<RowLook<Row>>(
    () => ({
      columns: visible,
      pinned,
      rowName,
      recordHref,
      actions: rowActions,
      hasActions: rowActions.length > 0 || rowNote !== undefined || stateMenu !== undefined,
      onAsk: (action, row) => setAsked({ action, row }),
      onTick: selectable ? onTick : null,
      ...(stateMenu ? { isOn: stateMenu.isOn } : {}),
      ...(rowNote ? { note: rowNote } : {}),
    }),
    [visible, pinned, stateMenu, rowName, recordHref, rowActions, rowNote, selectable, onTick],
  );
  const searched = columns.filter((column) => column.searched).map(({ heading }) => heading);
  const clearFilters = () =>
    change({ text: '', filters: Object.fromEntries(filters.map((filter) => [filter.key, defaultOf(filter)])), conditions: {} });
  const failure = query.error && <ReadFailure query={query} />;

  return (
    <RowActivityContext value={props.activity ?? ownActivity}>
      <div className={css.page} data-coming={props.filtersComing === true ? true : undefined} data-chosen={isChoosing ? true : undefined}>
        <FilterBar searched={searched.join(', ')} filters={filters} {...control}>
          <ListCount shown={rows.length} total={data?.length} />
          <VuesButton {...stood} shape={shape} control={control} />
          <Button
            ref={filterButton}
            size="xs"
            variant="default"
            onPointerEnter={() => ahead(loadConditions)}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect();
              edit({ column: null, left, top: bottom });
            }}
          >
            Filtrer
          </Button>
          <ListTools
            columns={columns}
            {...arranged}
            acts={arrange}
            onReset={() => change({ columns: null, pins: none })}
            density={density}
            onDensity={setDensity}
          />
          <ExportMenu
            name={csvName}
            title={caption}
            shown={arranged.visible}
            columns={columns}
            rows={() => rows.map(({ original }) => original)}
            narrowed={{ filters, state, conditions: conditions?.words }}
            own={exports}
          />
          {props.corbeille !== undefined && <CorbeilleLink table={props.corbeille} />}
        </FilterBar>
        {(wasAsked || edited !== null || engine) && (
          <Suspense>
            <ConditionsPanel
              columns={columns}
              rows={data}
              shape={shape}
              lens={lens}
              state={state}
              change={change}
              edited={edited}
              onEdit={edit}
              onClear={clearFilters}
              button={filterButton}
            />
          </Suspense>
        )}
        {data && failure}
        {fault && <ErrorState message={fault} onRetry={() => void refetch()} retrying={isFetching} />}
        {isChoosing && <div className={css.chosen}>{selection(chosen, clear)}</div>}
        <ListTable
          viewport={viewport}
          caption={caption}
          rows={rows}
          total={data?.length ?? 0}
          look={look}
          sort={sort}
          head={head}
          widths={widths}
          density={density}
          ticked={ticked}
          onTickAll={onTickAll}
          loading={!data && (isComing || isReading)}
        >
          <InsteadOfRows
            rows={data?.length}
            shown={rows.length}
            failure={failure}
            empty={empty}
            onClear={clearFilters}
            narrowed={{ state, filters, columns, change }}
          />
        </ListTable>
      </div>
      {wasQuestioned && (
        <Suspense>
          <RowQuestion asked={asked} onClose={() => setAsked(null)} list={viewport} />
        </Suspense>
      )}
    </RowActivityContext>
  );
};
