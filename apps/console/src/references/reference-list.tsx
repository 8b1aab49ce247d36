import { endpointsOf, hasLot, type Reference, type ReferenceRow } from '@comptoir/contract/references/kit';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ActLink } from '../kit/record/act-link.tsx';
import { call } from '../kit/client.ts';
import type { Filter } from '../kit/list/filters/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { editAction, removal } from '../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../kit/list/rows/row-actions.tsx';
import { rowNounOf } from '../kit/lot/selected-words.ts';
import { SelectionBar } from '../kit/lot/selection-bar.tsx';
import { useSayDone } from '../kit/undo/undo.ts';
import { invalidate, useRead } from '../kit/queries.ts';
import { useSessionInfo } from '../kit/session.ts';
import { extrasFor } from './extras.ts';
import type { Live } from './list-extras.ts';
import { columnsOf } from './reference-columns.tsx';
import { useListParents } from './reference-parents.ts';

// The server answers only rows of this spec (`rowOf`).
const asRows = (answer: unknown) => answer as readonly ReferenceRow[];

const nothing: Live<ReferenceRow> = { columns: [], notice: null };
const useNothing = () => nothing;

const filtersOf = ({ onlyFilter }: Reference): Filter<ReferenceRow>[] =>
  onlyFilter
    ? [{ kind: 'tick', key: onlyFilter.field, label: onlyFilter.label, keeps: (row, ticked) => !ticked || row[onlyFilter.field] === true }]
    : [];

/** The list's behaviour, worked out once from its spec. */
const useSpec = (spec: Reference) =>
  useMemo(
    () => ({
      endpoints: endpointsOf(spec),
      columns: columnsOf(spec),
      filters: filtersOf(spec),
      nameOf: (row: ReferenceRow) => String(row[spec.label] ?? row[spec.id]),
      keyOf: (row: ReferenceRow) => Number(row[spec.id]),
      hrefOf: (row: ReferenceRow) => `${spec.route}/${row[spec.id]}`,
      sort: { column: spec.label, descending: false },
    }),
    [spec],
  );

const useRowActions = (spec: Reference, { endpoints, hrefOf, nameOf }: ReturnType<typeof useSpec>) => {
  const client = useQueryClient();
  const sayDone = useSayDone();
  return useMemo((): RowAction<ReferenceRow>[] => {
    const { remove } = endpoints;
    const { texts } = spec;
    const edit: RowAction<ReferenceRow> = editAction(hrefOf);
    if (!remove) return [edit];
    return [
      edit,
      {
        ...removal,
        write: remove,
        shown: extrasFor(spec).mayDelete ?? (() => true),
        confirm: (row) => ({
          title: `Supprimer ${texts.one}\u00a0?`,
          message: (
            <>
              <Text>{texts.confirmDelete ?? 'Cette suppression est définitive.'}</Text>
              <Text fw={600}>{`«\u00a0${nameOf(row)}\u00a0»`}</Text>
            </>
          ),
          confirm: `Supprimer ${texts.one}`,
        }),
        act: async (row, headers) => {
          const removed = await call(remove, { params: { [spec.id]: row[spec.id] }, headers });
          await invalidate(client, [remove]);
          sayDone(removed, texts.deleted ?? 'Suppression effectuée.');
        },
      },
    ];
  }, [spec, endpoints, hrefOf, nameOf, client, sayDone]);
};

/** The list of any small list, from its spec. */
export const ReferenceListPage = ({ spec }: { spec: Reference }) => {
  const { texts, route, name } = spec;
  const known = useSpec(spec);
  const extras = extrasFor(spec);
  const { customer } = useSessionInfo();
  const listActions = extras.listActions?.filter(({ flag }) => flag === undefined || customer?.[flag] === true);
  const useLive = extras.useLive ?? useNothing;
  const { columns: added, before, notice } = useLive();
  const columns = useMemo(() => {
    const at = known.columns.findIndex(({ id }) => id === before);
    return known.columns.toSpliced(at < 0 ? known.columns.length : at, 0, ...added);
  }, [known.columns, added, before]);
  const query = useRead(known.endpoints.list, {}, { select: asRows });
  const parents = useListParents(spec);
  const rowActions = useRowActions(spec, known);
  const add = (
    <ActLink call={known.endpoints.create} href={`${route}/create`} leftSection={<IconPlus size={18} aria-hidden />}>
      {texts.add}
    </ActLink>
  );
  return (
    <ListPage<ReferenceRow>
      isImported={extras.isImported ?? false}
      title={texts.title}
      purpose={texts.purpose}
      parents={parents}
      actions={
        <>
          {listActions?.map(({ label, href }) => (
            <Button key={href} component="a" href={href} variant="default">
              {label}
            </Button>
          ))}
          {add}
        </>
      }
      notice={notice}
      query={query}
      rowKey={known.keyOf}
      rowName={known.nameOf}
      columns={columns}
      filters={known.filters}
      recordHref={known.hrefOf}
      rowActions={rowActions}
      sort={known.sort}
      empty={{ text: texts.empty, next: add }}
      csvName={name}
      corbeille={name}
      {...(hasLot(spec) && {
        selection: (rows: readonly ReferenceRow[], clear: () => void) => (
          <SelectionBar ids={rows.map(known.keyOf)} table={name} noun={rowNounOf(spec)} href={`${route}/lot`} onClear={clear} />
        ),
      })}
    />
  );
};
