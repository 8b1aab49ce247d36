import { estimationsReprise, type PlaqueResp } from '@comptoir/contract/domains/estimations-reprise/estimations-reprise.calls';
import { IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { ResponsablesDialog } from './responsables-dialog.tsx';

const keyOf = ({ IDPlaque }: PlaqueResp) => IDPlaque;
const nameOf = ({ Libelle }: PlaqueResp) => Libelle;
const names = ({ EstimationsRepriseResp }: PlaqueResp) => EstimationsRepriseResp.map(({ Name }) => Name).join(', ');

const columns: Column<PlaqueResp>[] = [
  { id: 'Libelle', heading: 'Société', kind: 'text', value: nameOf, searched: true },
  { id: 'Responsables', heading: 'Responsables', kind: 'text', value: (row) => names(row) || null, searched: true, grow: 6 },
];
const filters: Filter<PlaqueResp>[] = [
  { kind: 'tick', key: 'sans', label: 'Sans responsable', keeps: (row, ticked) => !ticked || row.EstimationsRepriseResp.length === 0 },
];

/** Who estimates the trade-ins of each company. */
export const EstimationsList = () => {
  const query = useRead(estimationsReprise.list, {});
  const [opened, open] = useState<PlaqueResp | null>(null);
  const [last, setLast] = useState({ row: opened, nth: 0 });
  // The closing dialog keeps its text while it fades; each opening mounts a new form.
  if (opened && opened !== last.row) setLast({ row: opened, nth: last.nth + 1 });
  const actions = useMemo(
    (): RowAction<PlaqueResp>[] => [
      {
        kind: 'call',
        label: 'Choisir les responsables',
        icon: <IconUsers size={18} aria-hidden />,
        write: estimationsReprise.responsables,
        act: (row) => Promise.resolve(open(row)),
      },
    ],
    [],
  );
  return (
    <>
      <ListPage<PlaqueResp>
        title="Estimations de reprise"
        purpose="Les utilisateurs qui estiment les reprises, société par société."
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={null}
        rowActions={actions}
        empty={{ text: 'Aucune société n’est enregistrée.', next: null }}
        csvName="estimations-reprise"
      />
      {last.row && <ResponsablesDialog key={last.nth} opened={opened !== null} row={last.row} onClose={() => open(null)} />}
    </>
  );
};
