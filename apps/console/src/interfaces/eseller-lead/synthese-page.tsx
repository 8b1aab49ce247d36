import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AskOption } from '../../domains/pourquoi/ask-option-badge.tsx';
import { sitePath } from '../../domains/sites/sites.links.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPanel } from '../../kit/grid/grid-panel.tsx';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { esellerLeadPath } from './eseller-lead.links.ts';
import { leadHead } from './lead-head.ts';
import { withoutLabel } from './lead-site.ts';
import { LeadTabsPanel } from './lead-tabs-panel.tsx';
import { downloadSynthese, type SyntheseFile } from './synthese-csv.ts';
import { listeNames, listes, syntheseOf, type SyntheseRow } from './synthese-rows.ts';
import { useLead } from './use-lead.ts';

const keyOf = ({ IDSite }: SyntheseRow) => IDSite;
const nameOf = ({ Descr }: SyntheseRow) => Descr;
const hrefOf = ({ IDSite }: SyntheseRow) => sitePath(IDSite);
const problemOf = ({ Libelle }: SyntheseRow) => (Libelle.trim() === '' ? `${withoutLabel}.` : null);

const columns: GridColumn<SyntheseRow>[] = [
  { id: 'Descr', heading: 'Site', kind: 'text', value: nameOf, searched: true, width: 170, grow: 2 },
  { id: 'Libelle', heading: siteFields.Libelle.label, kind: 'text', value: ({ Libelle }) => Libelle, searched: true, width: 170, grow: 2 },
  ...listeNames.map((name): GridColumn<SyntheseRow> => ({
    id: name,
    heading: listes[name].label,
    kind: 'text',
    value: (row) => row[name].join(', '),
    searched: true,
    width: 170,
    grow: 3,
  })),
];

const filters: Filter<SyntheseRow>[] = [
  { kind: 'tick', key: 'sanslibelle', label: 'Sans libellé seulement', keeps: (row, ticked) => !ticked || problemOf(row) !== null },
];

/** Who receives the leads of each site, with both downloads. */
const Synthese = () => {
  const { customer } = useSessionInfo();
  const ownSites = useRead(sites.list, {});
  const users = useRead(utilisateurs.list, {});
  const rows = useMemo(() => ownSites.data && users.data && syntheseOf(ownSites.data, users.data), [ownSites.data, users.data]);
  const query = ownSites.error ? ownSites : users;
  const save = (what: SyntheseFile) => {
    if (ownSites.data && users.data && customer) downloadSynthese(what, customer, ownSites.data, users.data);
  };
  const file = (what: SyntheseFile, label: string) => (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} disabled={!rows} onClick={() => save(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <PageHeader
        {...leadHead}
        actions={
          <>
            {file('attributions', 'Attributions en CSV')}
            {file('utilisateurs', 'Utilisateurs en CSV')}
          </>
        }
      />
      <LeadTabsPanel current="synthese" isActive />
      <GridPanel<SyntheseRow>
        caption="Synthèse par site"
        query={{ ...query, data: rows }}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={hrefOf}
        sort={{ column: 'Descr', descending: false }}
        empty={{ text: 'Aucun site n’est actif dans eSeller Lead.', next: null }}
        csvName="eseller-lead-synthese"
        problem={problemOf}
      />
    </>
  );
};

/** The summary, once the interface works. */
export const SynthesePage = () => {
  const { isActive, isComing, failed } = useLead();
  if (isActive) return <Synthese />;
  return (
    <>
      <PageHeader {...leadHead} />
      <ReadFailure query={failed} />
      {isComing && !failed.error && <LoadingState />}
      {!isComing && (
        <EmptyState
          message="eSeller Lead n’est pas actif pour ce client."
          action={
            <>
              <AskOption option="esellerLead" of="eSeller Lead" />
              <Button component="a" href={esellerLeadPath} variant="default">
                Ouvrir la configuration
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
