import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { Table } from '@mantine/core';
import { societePath } from '../../domains/societes/societes.links.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { CredentialsPanel } from './credentials-panel.tsx';

const Companies = () => {
  const query = useRead(societes.list, {});
  if (query.error) return <ReadFailure query={query} />;
  if (!query.data) return <LoadingState lines={6} />;
  if (query.data.length === 0) return <EmptyState message="Ce groupe n’a encore aucune société." />;
  return (
    <PlainTable label="Sociétés et Corporate Sales" headings={['#', 'Société', 'Interface activée', 'Fiche']}>
      {query.data.map(({ IDPlaque, Libelle, InterfaceCorporateSales }) => (
        <Table.Tr key={IDPlaque}>
          <Table.Td>{IDPlaque}</Table.Td>
          <Table.Td>{Libelle}</Table.Td>
          <Table.Td>
            <StatusBadge tone={InterfaceCorporateSales ? 'ok' : 'off'}>{InterfaceCorporateSales ? 'Oui' : 'Non'}</StatusBadge>
          </Table.Td>
          <Table.Td>
            <a href={societePath(IDPlaque)} aria-label={`Modifier\u00a0: ${Libelle}`}>
              Modifier
            </a>
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  );
};

/** Which companies use Corporate Sales, and the credentials of their sites. */
export const CorporateSalesPage = () => (
  <>
    <PageHeader
      title="Corporate Sales"
      purpose="Les sociétés qui utilisent Corporate Sales, et l’accès de chaque site à son web service. L’activation se fait dans la fiche de la société."
    />
    <Companies />
    <CredentialsPanel />
  </>
);
