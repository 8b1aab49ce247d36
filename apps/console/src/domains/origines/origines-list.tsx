import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { origineFlags, origineLibelle, placeFields } from '@comptoir/contract/domains/origines/origines.fields';
import { useLocalStorage } from '@mantine/hooks';
import { IconCopy, IconEye, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { csvOf, download } from '../../kit/list/csv.ts';
import { CorbeilleLink } from '../../kit/list/corbeille-link.tsx';
import { ExportMenu } from '../../kit/list/export/export-menu.tsx';
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx';
import { defaultOf, type Filter } from '../../kit/list/filters/filters.ts';
import { InsteadOfRows } from '../../kit/list/instead-of-rows.tsx';
import list from '../../kit/list/list.module.css';
import type { Search } from '../../kit/list/list-state.ts';
import type { Density } from '../../kit/list/list-table.tsx';
import { ListCount, ListTools } from '../../kit/list/list-tools.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { RowActivity, RowActivityContext } from '../../kit/list/rows/row-activity.ts';
import { ownOrder, useListTable } from '../../kit/list/use-list-table.ts';
import { SelectionBar } from '../../kit/lot/selection-bar.tsx';
import { useTicks } from '../../kit/list/rows/use-ticks.ts';
import { useListVue } from '../../kit/list/vues/use-list-vue.ts';
import { VuesButton } from '../../kit/list/vues/vues-button.tsx';
import { useClosed, useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { useSearchValue } from '../../kit/use-param.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ArbrePanel } from './arbre-panel.tsx';
import { columnIds, columnsOf, treeColumns } from './origine-columns.ts';
import { csvColumns, csvName, notDeletable } from './origine-words.ts';
import { OriginesDialog, type Opened } from './origines-dialog.tsx';
import { OriginesHeadPanel } from './origines-head-panel.tsx';
import { lotOriginesPath, originePath } from './origines.links.ts';
import { useArbreColumns } from './use-arbre-columns.ts';
import { useRecus, type Sites } from './use-recus.ts';
import { useSaveOrigine } from './use-save-origine.ts';

const keyOf = ({ IDOrigineAction }: Origine) => IDOrigineAction;

const useFilters = (sites: Sites) => {
  const reads = [useRead(origines.familles, {}), useRead(origines.sousFamilles, {})] as const;
  const [{ data: familles }, { data: sousFamilles }] = reads;
  const filters = useMemo((): Filter<Origine>[] => {
    const inFamille = (famille: string) => sousFamilles?.filter((row) => String(row.IDFamilleOrigineContact) === famille) ?? [];
    const inAll = () =>
      familles?.flatMap(({ IDFamilleOrigineContact, Libelle }) =>
        inFamille(String(IDFamilleOrigineContact)).map((row) => ({ ...row, Libelle: `${Libelle} / ${row.Libelle}` })),
      ) ?? [];
    return [
      {
        kind: 'select',
        key: 'famille',
        label: placeFields.IDFamille.label,
        all: 'Toutes',
        clears: ['sousFamille'],
        options: familles?.map((row) => ({ value: String(row.IDFamilleOrigineContact), label: row.Libelle })) ?? [],
        keeps: (row, value) => String(row.IDFamilleOrigineContact) === value,
      },
      {
        kind: 'select',
        key: 'sousFamille',
        label: placeFields.IDSousFamille.label,
        all: 'Toutes',
        options: ({ famille }) =>
          (famille === '' ? inAll() : inFamille(String(famille))).map((row) => ({
            value: String(row.IDSousFamilleOrigineAction),
            label: row.Libelle,
          })),
        keeps: (row, value) => String(row.IDSousFamilleOrigineAction) === value,
      },
      ...(sites
        ? [
            {
              kind: 'search-select' as const,
              key: 'site',
              label: 'Reçus par, sur le site',
              all: 'Sites sans workflow',
              options: sites.map(({ IDSite, Descr }) => ({ value: String(IDSite), label: Descr })),
              // It chooses what a column shows, and no row.
              keeps: () => true,
            },
          ]
        : []),
      { kind: 'tick', key: 'inactif', label: origineFlags.EstInactif.label, keeps: ({ EstInactif }, ticked) => ticked || !EstInactif },
    ];
  }, [familles, sousFamilles, sites]);
  return { filters, failed: reads.find(({ error }) => error) };
};

const useRowActions = (open: (opened: Opened) => void) => {
  const mayDelete = useSessionInfo().customer?.deleteOrigines === true;
  return useMemo((): RowAction<Origine>[] => {
    const icon = (Icon: typeof IconCopy) => <Icon size={18} aria-hidden />;
    const opens = (what: 'add' | 'delete') => (row: Origine) => Promise.resolve(open({ what, row }));
    return [
      { kind: 'link', label: 'Consulter', icon: icon(IconEye), href: ({ IDOrigineAction }) => originePath(IDOrigineAction) },
      { kind: 'call', label: 'Dupliquer', icon: icon(IconCopy), write: origines.create, act: opens('add') },
      {
        kind: 'call',
        label: 'Supprimer',
        icon: icon(IconTrash),
        destructive: true,
        write: origines.remove,
        refused: () => (mayDelete ? null : notDeletable),
        act: opens('delete'),
      },
    ];
  }, [mayDelete, open]);
};

/** The file of every origin, beside those of what is shown. */
const useOwnExports = (rows: readonly Origine[] | undefined) => {
  const { customer } = useSessionInfo();
  return useMemo(
    () =>
      rows && customer
        ? [
            {
              label: 'Télécharger en CSV',
              note: 'Toutes les origines, même inactives.',
              start: () => download(csvName(customer), csvOf(csvColumns, rows)),
            },
          ]
        : [],
    [rows, customer],
  );
};

/** The dialog that is open; an address may ask for the transfer of one origin. */
const useOpened = (rows: readonly Origine[] | undefined) => {
  const [opened, open] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const transfert = useSearchValue('transfert');
  const isClosed = useClosed(origines.transfer) !== null;
  const from = isClosed ? undefined : rows?.find(({ IDOrigineAction }) => IDOrigineAction === Number(transfert));
  const asked = useMemo((): Opened | null => (from ? { what: 'transfer', from } : null), [from]);
  const close = () => {
    open(null);
    if (asked) void navigate({ to: '.', search: (said: Search) => ({ ...said, transfert: undefined }), replace: true, resetScroll: false });
  };
  return { opened: opened ?? asked, open, close };
};

/** Origins by family and sub-family, edited in place. */
export const OriginesList = () => {
  const query = useRead(origines.list, {});
  const { opened, open, close } = useOpened(query.data);
  const save = useSaveOrigine();
  const { recus, sites, reading, isOpen, coming } = useRecus(useSearchValue('site'));
  const columns = useMemo(() => columnsOf(save, recus), [save, recus]);
  const { filters, failed } = useFilters(sites);
  const shape = useMemo(() => ({ columns: columnIds, filters }), [filters]);
  const { stood, fault, isComing, isFetching, refetch, control } = useListVue(shape);
  // Until its view and its columns are known, a list shows no rows rather than others.
  const isUnknown = isComing || coming;
  const known = isUnknown ? undefined : query.data;
  const rows = useListTable({ rows: known, rowKey: keyOf, columns, filters, state: control.state, sort: ownOrder });
  const shown = useMemo(() => rows.map(({ original }) => original), [rows]);
  const [activity] = useState(() => new RowActivity());
  const actions = useRowActions(open);
  const ticks = useTicks(rows);
  const arbre = useArbreColumns({ columns, rows: known, actions, control });
  const [density, setDensity] = useLocalStorage<Density>({ key: 'comptoir.density', defaultValue: 'comfortable' });
  const exports = useOwnExports(query.data);
  const clear = () => control.change({ text: '', filters: Object.fromEntries(filters.map((filter) => [filter.key, defaultOf(filter)])) });
  const failure = query.error && <ReadFailure query={query} />;
  return (
    <RowActivityContext value={activity}>
      <OriginesHeadPanel rows={query.data} open={open} />
      {isOpen ? (
        <LoadingState lines={12} />
      ) : (
        <div className={list.page}>
          <FilterBar searched={origineLibelle.Libelle.heading} filters={filters} {...control}>
            <ListCount shown={shown.length} total={known?.length} />
            <VuesButton {...stood} shape={shape} control={control} />
            <ListTools
              columns={columns}
              visible={arbre.visible}
              pinned={1}
              acts={arbre.acts}
              onReset={() => control.change({ columns: null })}
              density={density}
              onDensity={setDensity}
            />
            <ExportMenu
              name="origines"
              title="Origines"
              shown={[...treeColumns, ...arbre.visible]}
              columns={[...treeColumns, ...columns]}
              rows={() => shown}
              narrowed={{ filters, state: control.state }}
              own={exports}
            />
            <CorbeilleLink table="origines" />
          </FilterBar>
          {failed && <ReadFailure query={failed} />}
          <ReadFailure query={reading} />
          {fault && <ErrorState message={fault} onRetry={() => void refetch()} retrying={isFetching} />}
          {query.data && failure}
          {ticks.chosen.length > 0 && (
            <SelectionBar
              ids={ticks.chosen.map(keyOf)}
              table="origines"
              noun={{ one: 'origine', many: 'origines', feminine: true }}
              href={lotOriginesPath}
              onClear={ticks.clear}
            />
          )}
          <ArbrePanel
            rows={shown}
            actions={actions}
            save={save}
            columns={arbre}
            density={density}
            ticks={ticks}
            loading={!known && (isUnknown || query.isFetching)}
          >
            <InsteadOfRows
              rows={known?.length}
              shown={shown.length}
              failure={failure}
              empty={{ text: 'Aucune origine n’est enregistrée.', next: null }}
              onClear={clear}
            />
          </ArbrePanel>
        </div>
      )}
      <OriginesDialog opened={opened} rows={query.data ?? []} onClose={close} />
    </RowActivityContext>
  );
};
