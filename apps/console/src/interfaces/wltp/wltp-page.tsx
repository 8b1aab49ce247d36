import type { Answer } from '@comptoir/contract/kit';
import { wltp, wltpFields, type MarqueWltp, type SiteWltp } from '@comptoir/contract/interfaces/wltp/wltp.calls';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';

const chosenBy = ({ selectedMarques }: SiteWltp) => selectedMarques.split(',').filter(Boolean);

const columnsOf = (marques: readonly MarqueWltp[]): GridColumn<SiteWltp>[] => {
  const options = marques.map(({ IDMarque, Descr }) => ({ value: String(IDMarque), label: Descr }));
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  const wordsOf = (row: SiteWltp) =>
    chosenBy(row)
      .map((id) => labels.get(id) ?? `N° ${id}`)
      .join(', ');
  return [
    ...siteColumns<SiteWltp>(),
    {
      ...fieldColumn<SiteWltp>('selectedMarques', wltpFields.selectedMarques, { value: wordsOf, width: 220, grow: 2 }),
      edit: {
        kind: 'choices',
        options,
        none: 'Aucune marque',
        of: chosenBy,
        set: (chosen) => ({ selectedMarques: chosen.join(',') }),
        blocked: () => (options.length === 0 ? 'Aucune marque du WLTP n’est vendue par ce groupe' : null),
      },
    },
  ];
};

const filters: Filter<SiteWltp>[] = [
  {
    kind: 'select',
    key: 'marques',
    label: wltpFields.selectedMarques.label,
    all: 'Tous les sites',
    options: [
      { value: 'avec', label: 'Avec une marque' },
      { value: 'sans', label: 'Sans marque' },
    ],
    keeps: (row, value) => (row.selectedMarques !== '') === (value === 'avec'),
  },
];

const saving: GridSaving<SiteWltp> = {
  when: 'page',
  write: wltp.save,
  all: (changed, headers) => {
    const sites = changed.map(({ row: { IDSite, selectedMarques } }) => ({ IDSite, selectedMarques }));
    return call(wltp.save, { body: { sites }, headers });
  },
  reads: [wltp.list],
  // Safe: it is what `all` answers.
  done: (_rows, answer) => (answer as Answer<typeof wltp.save>).message,
  lasts: 3000,
};

const none: readonly never[] = [];

/** The WLTP brands of each site. */
export const WltpPage = () => {
  const query = useRead(wltp.list, {});
  const marques = useRead(wltp.marques, {});
  const columns = useMemo(() => columnsOf(marques.data ?? none), [marques.data]);
  return (
    <GridPage<SiteWltp>
      title="WLTP"
      purpose={'Les marques pour lesquelles chaque site utilise le WLTP\u00a0: Ford, Opel ou Audi.'}
      notice={<ReadFailure query={marques} />}
      query={marques.data ? query : { ...query, data: undefined }}
      {...siteGrid}
      columns={columns}
      filters={filters}
      csvName="wltp"
      saving={saving}
    />
  );
};
