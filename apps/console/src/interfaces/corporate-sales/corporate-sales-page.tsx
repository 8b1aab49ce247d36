import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Anchor, Table } from '@mantine/core';
import { societePath } from '../../domains/societes/societes.links.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { CredentialsPanel } from './credentials-panel.tsx';

const Companies = ({ all }: { all: Answer<typeof societes.list> }) => {
  if (all.length === 0) return <EmptyState message="Ce groupe n’a encore aucune société." />;
  return (
    <PlainTable label="Sociétés et Corporate Sales" headings={['#', 'Société', 'Interface activée', 'Fiche']}>
      {all.map(({ IDPlaque, Libelle, InterfaceCorporateSales }) => (
        <Table.Tr key={IDPlaque}>
          <Table.Td>{IDPlaque}</Table.Td>
          <Table.Td>{Libelle}</Table.Td>
          <Table.Td>
            <StatusBadge tone={InterfaceCorporateSales ? 'ok' : 'off'}>{InterfaceCorporateSales ? 'Oui' : 'Non'}</StatusBadge>
          </Table.Td>
          <Table.Td>
            <Anchor href={societePath(IDPlaque)} aria-label={`Modifier\u00a0: ${Libelle}`}>
              Modifier
            </Anchor>
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  );
};

/** Which companies use Corporate Sales, and the credentials of their sites. */
export const CorporateSalesPage = () => {
  const query = useRead(societes.list, {});
  return (
    <>
      <PageHeader
        title="Corporate Sales"
        purpose="Les sociétés qui utilisent Corporate Sales, et l’accès de chaque site à son web service. L’activation se fait dans la fiche de la société."
      />
      <ReadFailure query={query} />
      {query.isPending && <LoadingState lines={12} />}
      {query.data && <Companies all={query.data} />}
      {/* Read meanwhile, and seen once its place is known. */}
      <div hidden={query.isPending}>
        <CredentialsPanel />
      </div>
    </>
  );
};
