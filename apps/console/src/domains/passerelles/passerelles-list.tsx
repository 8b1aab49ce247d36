import { passerelles, type Passerelle } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { passerelleFields, passerelleFlags } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import { IconColumns, IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn, hiddenColumns } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { SelectionBar } from '../../kit/lot/selection-bar.tsx';
import { useRead } from '../../kit/queries.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { stateOf, stateWords, type PasserelleState } from './passerelle-state.ts';
import { columnsPath, historyPath, lotPasserellesPath, passerellePath } from './passerelles.links.ts';
import css from './passerelles.module.css';
import { ToneBadge } from './tone-badge.tsx';
import { useMayEdit } from './use-may-edit.ts';
import { useNow } from './use-now.ts';
import { UtcBadge } from './utc-badge.tsx';
import { utcSortable } from './utc-moment.ts';

const keyOf = ({ IDPasserelleDMS }: Passerelle) => IDPasserelleDMS;
const nameOf = ({ Libelle }: Passerelle) => Libelle;

const tones = { ready: undefined, late: 'failed', undated: 'warning' } as const satisfies Record<PasserelleState, unknown>;

const column = (name: keyof typeof passerelleFields, own: Partial<Column<Passerelle>>) => fieldColumn(name, passerelleFields[name], own);

const columnsAt = (now: number): Column<Passerelle>[] => [
  {
    id: 'IDPasserelleDMS',
    heading: '#',
    kind: 'id',
    value: keyOf,
    cell: (row) => <ToneBadge tone={tones[stateOf(row, now)]}>{row.IDPasserelleDMS}</ToneBadge>,
  },
  column('Libelle', { searched: true, linked: true, width: 180, grow: 3 }),
  {
    id: 'etat',
    heading: 'État',
    kind: 'text',
    value: (row) => stateWords[stateOf(row, now)].words,
    cell: (row) => {
      const { tone, words } = stateWords[stateOf(row, now)];
      return <StatusBadge tone={tone}>{words}</StatusBadge>;
    },
    help: 'En retard\u00a0: la date a plus de 24 heures',
    width: 128,
    grow: 0,
  },
  column('DateHRefProchainTransfert', {
    value: ({ DateHRefProchainTransfert }) => utcSortable(DateHRefProchainTransfert),
    cell: ({ DateHRefProchainTransfert }) => <UtcBadge moment={DateHRefProchainTransfert} />,
    width: 184,
    grow: 1,
  }),
  column('Commentaire', { width: 220, grow: 5 }),
  column('EMailsTransfertDMS', {
    value: ({ EMailsTransfertDMS }) => EMailsTransfertDMS.replaceAll(';', '; '),
    width: 220,
    grow: 3,
  }),
  ...hiddenColumns<Passerelle>(passerelleFlags),
];

const filtersAt = (now: number): Filter<Passerelle>[] => [
  {
    kind: 'select',
    key: 'etat',
    label: 'État',
    all: 'Tous',
    options: Object.entries(stateWords).map(([value, { words }]) => ({ value, label: words })),
    keeps: (row, state) => stateOf(row, now) === state,
  },
];

const historyAction: RowAction<Passerelle> = {
  kind: 'link',
  label: 'Historique',
  icon: <IconHistory size={18} aria-hidden />,
  href: (row) => historyPath(keyOf(row)),
};
const editActions: RowAction<Passerelle>[] = [
  editAction((row) => passerellePath(keyOf(row))),
  { kind: 'link', label: 'Colonnes', icon: <IconColumns size={18} aria-hidden />, href: (row) => columnsPath(keyOf(row)) },
  historyAction,
];
const seeActions = [historyAction];

const selection = (rows: readonly Passerelle[], clear: () => void) => (
  <SelectionBar
    ids={rows.map(keyOf)}
    table="passerelles"
    noun={{ one: 'passerelle', many: 'passerelles', feminine: true }}
    href={lotPasserellesPath}
    onClear={clear}
  />
);

/** Customer access reads gateways and their history. */
const editHref = (row: Passerelle) => passerellePath(keyOf(row));
const seeHref = (row: Passerelle) => historyPath(keyOf(row));

export const PasserellesList = () => {
  const mayEdit = useMayEdit();
  const query = useRead(passerelles.list, {});
  const now = useNow();
  const columns = useMemo(() => columnsAt(now), [now]);
  const filters = useMemo(() => filtersAt(now), [now]);
  return (
    <div className={css.toned}>
      <ListPage<Passerelle>
        title="Passerelles"
        purpose="Les échanges avec les DMS des concessions&nbsp;: leur prochain transfert et leur historique."
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={mayEdit ? editHref : seeHref}
        rowActions={mayEdit ? editActions : seeActions}
        sort={{ column: 'Libelle', descending: false }}
        empty={{ text: 'Aucune passerelle n’est installée pour ce groupe.', next: null }}
        csvName="passerelles"
        corbeille="passerelles"
        {...(mayEdit && { selection })}
      />
    </div>
  );
};
