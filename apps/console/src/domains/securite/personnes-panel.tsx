import { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { Anchor, Table, Text } from '@mantine/core';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { utilisateurPath } from '../utilisateurs/utilisateurs.links.ts';
import { lastSignIn } from './acces-words.ts';

const headings = ['Personne', 'Profil', 'Dernière connexion', 'État'];

/** People of the customer whose profile opens the back office. */
export const PersonnesPanel = () => {
  const query = useRead(accesCalls.personnes, {}, { staleTime: 0 });
  const { data } = query;
  return (
    <>
      <ReadFailure query={query} />
      {data && data.length > 0 && (
        <PlainTable label="Personnes qui ont accès au back-office" headings={headings} busy={query.isFetching}>
          {data.map(({ IDPeople, Name, LoginWEB, Profil, Derniere, Actif }) => (
            <Table.Tr key={IDPeople}>
              <Table.Td>
                <Anchor href={utilisateurPath(IDPeople)}>{Name}</Anchor>
                <Text size="xs" c="dimmed">
                  {LoginWEB}
                </Text>
              </Table.Td>
              <Table.Td>{Profil}</Table.Td>
              <Table.Td>{lastSignIn(Derniere)}</Table.Td>
              <Table.Td>
                <StatusBadge tone={Actif ? 'ok' : 'off'}>{Actif ? 'Actif' : 'Suspendu'}</StatusBadge>
              </Table.Td>
            </Table.Tr>
          ))}
        </PlainTable>
      )}
      {data?.length === 0 && <EmptyState message="Aucun profil de ce client n’ouvre le back-office." />}
      {!data && !query.error && <LoadingState lines={4} />}
    </>
  );
};
