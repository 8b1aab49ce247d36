import { sites, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall } from '@comptoir/contract/rights';
import { IconFileImport, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActLink } from '../../kit/record/act-link.tsx';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { SelectionBar } from '../../kit/lot/selection-bar.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSessionInfo, useStanding } from '../../kit/session.ts';
import { newUtilisateurOnSite } from '../utilisateurs/utilisateurs.links.ts';
import { columnsFor } from './site-columns.ts';
import { importSitesPath, lotSitesPath, newSitePath, sitePath } from './sites.links.ts';

const keyOf = ({ IDSite }: SiteRow) => IDSite;
const nameOf = ({ Descr }: SiteRow) => Descr;
const hrefOf = ({ IDSite }: SiteRow) => sitePath(IDSite);

const useRowActions = () => {
  const may = mayCall(utilisateurs.create, useStanding());
  return useMemo(
    (): RowAction<SiteRow>[] => [
      editAction(hrefOf),
      {
        kind: 'link',
        label: 'Ajouter une personne',
        icon: <IconUserPlus size={18} aria-hidden />,
        href: ({ IDSite }) => newUtilisateurOnSite(IDSite),
        refused: () => (may ? null : 'votre accès ne permet pas d’ajouter des utilisateurs.'),
      },
    ],
    [may],
  );
};

export const SitesList = () => {
  const { kind } = useSessionInfo();
  const isOperator = kind === 'operator';
  const rowActions = useRowActions();
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
    <ActLink call={sites.create} href={newSitePath} leftSection={<IconPlus size={18} aria-hidden />}>
      {isOperator ? 'Ajouter un site' : 'Demander l’ajout d’un site'}
    </ActLink>
  );
  return (
    <ListPage<SiteRow>
      title="Sites"
      purpose="Les points de vente du groupe, leur société et leurs marques."
      actions={
        <>
          {isOperator && (
            <ActLink call={sites.create} href={importSitesPath} variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
              Importer
            </ActLink>
          )}
          {add}
        </>
      }
      notice={<ReadFailure query={companies} />}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Descr', descending: false }}
      empty={{ text: 'Ce groupe n’a encore aucun site.', next: add }}
      csvName="sites"
      corbeille="sites"
      selection={(rows, clear) => (
        <SelectionBar ids={rows.map(keyOf)} table="sites" noun={{ one: 'site', many: 'sites' }} href={lotSitesPath} onClear={clear} />
      )}
    />
  );
};
