import { logosMarques, type MarqueLogo } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { IconPhotoEdit } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { removal } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { LogoBadge } from './logo-badge.tsx';
import { LogoDialog } from './logo-dialog.tsx';

const keyOf = ({ IDMarque }: MarqueLogo) => IDMarque;
const nameOf = ({ Make, Activite_Descr }: MarqueLogo) => `${Make} (${Activite_Descr})`;
const hasLogo = ({ Logo }: MarqueLogo) => Logo !== '';

const columns: Column<MarqueLogo>[] = [
  { id: 'Make', heading: 'Marque', kind: 'text', value: ({ Make }) => Make, searched: true },
  { id: 'Activite', heading: 'Activité', kind: 'text', value: ({ Activite_Descr }) => Activite_Descr },
  {
    id: 'Logo',
    heading: 'Logo',
    kind: 'text',
    value: (row) => (hasLogo(row) ? row.Logo : null),
    cell: (row) => (hasLogo(row) ? <LogoBadge row={row} /> : 'Sans logo'),
  },
];

const useFilters = (rows: readonly MarqueLogo[] | undefined) =>
  useMemo((): Filter<MarqueLogo>[] => {
    const activites = [...new Map(rows?.map((row) => [row.IDActivite, row.Activite_Descr])).entries()];
    return [
      {
        kind: 'select',
        key: 'activite',
        label: 'Activité',
        all: 'Toutes',
        options: activites.map(([id, label]) => ({ value: String(id), label })),
        keeps: (row, value) => String(row.IDActivite) === value,
      },
      { kind: 'tick', key: 'sans', label: 'Sans logo', keeps: (row, ticked) => !ticked || !hasLogo(row) },
    ];
  }, [rows]);

const useActions = (open: (row: MarqueLogo) => void) => {
  const sayDone = useSayDone();
  const { mutateAsync: remove } = useWrite(logosMarques.remove);
  return useMemo(
    (): RowAction<MarqueLogo>[] => [
      {
        kind: 'call',
        label: 'Choisir le logo',
        icon: <IconPhotoEdit size={18} aria-hidden />,
        write: logosMarques.replace,
        act: (row) => Promise.resolve(open(row)),
      },
      {
        ...removal,
        label: 'Retirer le logo',
        shown: hasLogo,
        write: logosMarques.remove,
        confirm: (row) => ({
          title: 'Retirer le logo',
          message: `Le logo de «\u00a0${nameOf(row)}\u00a0» ne sera plus imprimé ni affiché.`,
          confirm: 'Retirer le logo',
        }),
        act: async ({ IDMarque, Make }, headers) => {
          const removed = await remove({ params: { IDMarque }, headers });
          sayDone(removed, `Le logo ${ofName(Make)} est retiré.`);
        },
      },
    ],
    [open, remove, sayDone],
  );
};

/** The logo of each brand. */
export const LogosMarquesList = () => {
  const query = useRead(logosMarques.list, {});
  const filters = useFilters(query.data);
  const [opened, open] = useState<MarqueLogo | null>(null);
  const [last, setLast] = useState({ row: opened, nth: 0 });
  // The closing dialog keeps its picture while it fades; each opening mounts a new form.
  if (opened && opened !== last.row) setLast({ row: opened, nth: last.nth + 1 });
  const actions = useActions(open);
  return (
    <>
      <ListPage<MarqueLogo>
        title="Logos des marques"
        purpose="Le logo de chaque marque, une image PNG."
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={null}
        rowActions={actions}
        empty={{ text: 'Aucune marque n’est enregistrée.', next: null }}
        csvName="logos-marques"
        corbeille="logosMarques"
      />
      {last.row && <LogoDialog key={last.nth} opened={opened !== null} row={last.row} onClose={() => open(null)} />}
    </>
  );
};
