import { hondaKeyFields, hondaKpi, maxApiKey, type HondaKey } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import { IconPlugConnected } from '@tabler/icons-react';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { notify } from '../../kit/notify.ts';
import { useRead } from '../../kit/queries.ts';
import { useTab } from '../../kit/use-tab.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { hondaHead, hondaTabs } from './honda-head.ts';

const keyOf = ({ CodeConstructeur }: HondaKey) => CodeConstructeur;
const sitesOf = ({ Sites }: HondaKey) => Sites.map(({ Descr }) => Descr).join(', ');
const hasKey = ({ ApiKey }: HondaKey) => ApiKey !== '';

const columns: GridColumn<HondaKey>[] = [
  fieldColumn('CodeConstructeur', hondaKeyFields.CodeConstructeur, { searched: true, width: 168 }),
  { id: 'Sites', heading: 'Sites', kind: 'text', value: sitesOf, searched: true, width: 240, grow: 3 },
  {
    ...fieldColumn<HondaKey>('ApiKey', hondaKeyFields.ApiKey, {
      value: (row) => (hasKey(row) ? 'Renseignée' : ''),
      width: 320,
      grow: 3,
    }),
    edit: { kind: 'secret', max: maxApiKey, of: ({ ApiKey }) => ApiKey, set: (ApiKey) => ({ ApiKey }) },
  },
];

const filters: Filter<HondaKey>[] = [
  {
    kind: 'select',
    key: 'cle',
    label: hondaKeyFields.ApiKey.label,
    all: 'Tous les codes',
    options: [
      { value: 'avec', label: 'Renseignée' },
      { value: 'sans', label: 'Non renseignée' },
    ],
    keeps: (row, value) => hasKey(row) === (value === 'avec'),
  },
];

const saving: GridSaving<HondaKey> = {
  when: 'page',
  write: hondaKpi.saveConfig,
  all: (changed, headers) =>
    call(hondaKpi.saveConfig, { body: changed.map(({ row: { CodeConstructeur, ApiKey } }) => ({ CodeConstructeur, ApiKey })), headers }),
  reads: [hondaKpi.config],
  done: () => 'Les clés d’API sont enregistrées.',
};

const rowActions: RowAction<HondaKey>[] = [
  {
    kind: 'call',
    label: 'Essayer la clé enregistrée',
    icon: <IconPlugConnected size={18} aria-hidden />,
    shown: hasKey,
    write: hondaKpi.check,
    act: async ({ CodeConstructeur, ApiKey }) => {
      await call(hondaKpi.check, { body: { CodeConstructeur, ApiKey } });
      notify.done(`Honda accepte la clé du code constructeur ${CodeConstructeur}.`);
    },
  },
];

export const ParametrageTab = () => {
  const { tab, links } = useTab(hondaTabs);
  return (
    <GridPage<HondaKey>
      {...hondaHead}
      notice={<TabLinks label="Onglets de KPI Honda" tabs={links} current={tab} />}
      query={useRead(hondaKpi.config, {})}
      rowKey={keyOf}
      rowName={keyOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      rowActions={rowActions}
      sort={{ column: 'CodeConstructeur', descending: false }}
      empty={{
        text: 'Aucun site de ce groupe n’a de code constructeur.',
        next: <a href="/sites">Renseigner un code dans la fiche d’un site</a>,
      }}
      csvName="kpi-honda-codes"
      saving={saving}
      tabKey="onglet"
    />
  );
};
