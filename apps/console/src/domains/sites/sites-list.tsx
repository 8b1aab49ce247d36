import { siteFields, siteGiven } from '@comptoir/contract/fields/sites';
import { sites, type SiteRow } from '@comptoir/contract/sites';
import { societes } from '@comptoir/contract/societes';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn, hiddenColumns } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { SelectionBar } from '../../kit/lot/selection-bar.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { lotSitesPath, newSitePath, sitePath } from './sites.links.ts';

const keyOf = ({ IDSite }: SiteRow) => IDSite;
const nameOf = ({ Descr }: SiteRow) => Descr;
const hrefOf = ({ IDSite }: SiteRow) => sitePath(IDSite);
const marquesOf = ({ Marques }: SiteRow) => Marques.map(({ Make }) => Make).join(', ');

const column = (name: keyof typeof siteFields, own: Partial<Column<SiteRow>>) => fieldColumn(name, siteFields[name], own);

/** Customer access sees no fictitious site, and no column for them (document 2, section 2). */
const columnsFor = (isOperator: boolean): Column<SiteRow>[] => [
  { id: 'IDSite', heading: '#', kind: 'id', value: keyOf },
  column('Descr', { searched: true, linked: true, width: 160, grow: 4 }),
  fieldColumn('IDPlaque', siteGiven.IDPlaque, { width: 130, grow: 3 }),
  column('Code', { width: 104, grow: 1 }),
  column('IDTypeSite', { width: 104, grow: 1 }),
  { id: 'Marques', heading: 'Marques', kind: 'text', value: marquesOf, width: 104, grow: 2 },
  column('EstVN', { width: 52 }),
  column('EstVO', { width: 52 }),
  column('Est_eSellerLeadActif', { width: 88 }),
  ...(isOperator ? [column('EstFictif', { width: 84 })] : []),
  ...hiddenColumns<SiteRow>(siteFields),
];

const rowActions: RowAction<SiteRow>[] = [editAction(hrefOf)];

export const SitesList = () => {
  const { kind } = useSessionInfo();
  const isOperator = kind === 'operator';
  const query = useRead(sites.list, {});
  const companies = useRead(societes.list, {});
  const columns = useMemo(() => columnsFor(isOperator), [isOperator]);
  const filters = useMemo(
    (): Filter<SiteRow>[] => [
      {
        kind: 'search-select',
        key: 'societe',
        label: 'Société',
        all: 'Toutes',
        options: companies.data?.map(({ IDPlaque, Libelle }) => ({ value: String(IDPlaque), label: Libelle })) ?? [],
        keeps: ({ IDPlaque }, value) => String(IDPlaque) === value,
      },
    ],
    [companies.data],
  );
  const add = (
    <Button component="a" href={newSitePath} leftSection={<IconPlus size={18} aria-hidden />}>
      {isOperator ? 'Ajouter un site' : "Demander l'ajout d'un site"}
    </Button>
  );
  return (
    <ListPage<SiteRow>
      title="Sites"
      purpose="Les points de vente du groupe, leur société et leurs marques."
      actions={add}
      notice={<ReadFailure query={companies} />}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Descr', descending: false }}
      empty={{ text: "Ce groupe n'a encore aucun site.", next: add }}
      csvName="sites"
      selection={(rows, clear) => <SelectionBar ids={rows.map(keyOf)} table="sites" href={lotSitesPath} onClear={clear} />}
    />
  );
};
