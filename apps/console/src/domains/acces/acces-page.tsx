import { acces, type AccesLus } from '@comptoir/contract/domains/acces/acces.calls';
import { Button, Paper, Stack, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { personnesLink } from '../securite/securite.links.ts';
import { AccordesTable } from './accordes-panel.tsx';
import { AccorderDialog } from './accorder-dialog.tsx';
import { DemandesTable } from './demandes-panel.tsx';
import { ModePanel } from './mode-panel.tsx';
import { VisitesTable } from './visites-panel.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper withBorder p="md" component="section" aria-label={title}>
    <Title order={2} mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
);

const Parts = ({ data: { ModeAcces, demandes, accordes, visites } }: { data: AccesLus }) => (
  <Stack gap="md">
    {demandes.length > 0 && (
      <Part title="Demandes à traiter">
        <DemandesTable demandes={demandes} />
      </Part>
    )}
    <Part title="Mode d’accès">
      <ModePanel key={ModeAcces} present={ModeAcces} />
    </Part>
    <Part title="Accès accordés">
      {accordes.length > 0 ? <AccordesTable accordes={accordes} /> : <EmptyState message="Aucun accès n’a été accordé." />}
    </Part>
    <Part title="Visites">
      {visites.length > 0 ? <VisitesTable visites={visites} /> : <EmptyState message="Aucun opérateur n’est venu." />}
    </Part>
  </Stack>
);

/** By whose leave operators come to the group, who came, and what they changed. */
export const AccesPage = () => {
  const { kind } = useSessionInfo();
  const [isGranting, setIsGranting] = useState(false);
  const query = useRead(acces.read, {}, { staleTime: 0 });
  const { data, error } = query;
  return (
    <>
      <PageHeader
        title="Accès des opérateurs"
        purpose="Qui est venu du support, pourquoi, jusqu’à quand, et ce qui a été modifié."
        actions={
          <>
            <Button component="a" href={personnesLink} variant="default">
              Connexions de vos collaborateurs
            </Button>
            {kind === 'customer' && data && data.ModeAcces !== 'chaqueFois' && (
              <Button onClick={() => setIsGranting(true)}>Accorder un accès…</Button>
            )}
          </>
        }
      />
      <ReadFailure query={query} />
      {data ? <Parts data={data} /> : !error && <LoadingState lines={12} />}
      {isGranting && <AccorderDialog onClose={() => setIsGranting(false)} />}
    </>
  );
};
