import { publication, type Abonnement, type Portail } from '@comptoir/contract/interfaces/publication/publication.calls';
import { abonnementFields, stocks } from '@comptoir/contract/interfaces/publication/publication.fields';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPanel } from '../../kit/grid/grid-panel.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { useRead } from '../../kit/queries.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';

const publishes = ({ VN, VD, VO }: Abonnement) => VN || VD || VO;

const filters: Filter<Abonnement>[] = [
  {
    kind: 'select',
    key: 'publie',
    label: 'Publication',
    all: 'Tous les sites',
    options: [
      { value: 'oui', label: 'Publient sur ce portail' },
      { value: 'non', label: 'Ne publient rien' },
    ],
    keeps: (row, value) => publishes(row) === (value === 'oui'),
  },
];

const stocksOf = (portail: Portail) => stocks.filter((stock) => portail[stock]);

const columnsOf = (portail: Portail): GridColumn<Abonnement>[] => [
  ...siteColumns<Abonnement>(),
  ...stocksOf(portail).map((stock): GridColumn<Abonnement> => ({
    id: stock,
    heading: abonnementFields[stock].heading,
    kind: 'bool',
    value: (row) => row[stock],
    help: abonnementFields[stock].help,
    width: 96,
    edit: { kind: 'tick', of: (row) => row[stock], set: (value) => ({ [stock]: value }) },
  })),
];

const fillsOf = (portail: Portail) =>
  stocksOf(portail).flatMap((stock) => [
    { label: `${stock}\u00a0: tout cocher`, part: () => ({ [stock]: true }) },
    { label: `${stock}\u00a0: tout décocher`, part: () => ({ [stock]: false }) },
  ]);

/** Which sites publish which stock on one portal. Mount it anew for another portal. */
export const AbonnementsPanel = ({ portail }: { portail: Portail }) => {
  const { IDPortail, Libelle } = portail;
  const query = useRead(publication.abonnements, { params: { IDPortail } });
  const columns = useMemo(() => columnsOf(portail), [portail]);
  const fills = useMemo(() => fillsOf(portail), [portail]);
  const saving = useMemo(
    (): GridSaving<Abonnement> => ({
      when: 'page',
      write: publication.saveAbonnements,
      all: (changed, headers) =>
        call(publication.saveAbonnements, {
          headers,
          params: { IDPortail },
          body: changed.map(({ row: { IDSite, VN, VD, VO } }) => ({ IDSite, VN, VD, VO })),
        }),
      reads: [publication.overview],
      done: (rows) => (rows > 1 ? `Les abonnements de ${rows} sites sont enregistrés.` : 'L’abonnement du site est enregistré.'),
    }),
    [IDPortail],
  );
  return (
    <GridPanel<Abonnement>
      caption={`Abonnements à ${Libelle}`}
      query={query}
      {...siteGrid}
      columns={columns}
      filters={filters}
      fills={fills}
      csvName={`abonnements-${Libelle}`}
      corbeille="publicationAbonnements"
      saving={saving}
      tabKey="portail"
    />
  );
};
