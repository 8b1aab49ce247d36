import { publication, type Portail } from '@comptoir/contract/interfaces/publication/publication.calls';
import { stocks } from '@comptoir/contract/interfaces/publication/publication.fields';
import type { Answer } from '@comptoir/contract/kit';
import { Anchor, Card, List, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { abonnementsPath, comptePath, ftpPath } from './publication.links.ts';

interface PartProps {
  id: string;
  title: string;
  href: string;
  purpose: string;
  children: ReactNode;
}

const Part = ({ id, title, href, purpose, children }: PartProps) => (
  <Card withBorder component="section" aria-labelledby={id}>
    <Title order={2} id={id} mb="xs">
      <Anchor href={href} inherit>
        {title}
      </Anchor>
    </Title>
    <Text c="dimmed" mb="sm">
      {purpose}
    </Text>
    {children}
  </Card>
);

const stocksOf = (portail: Portail) => stocks.filter((stock) => portail[stock]).join(', ') || 'aucun stock';
const sitesOf = ({ nbSites }: Portail) => (nbSites > 1 ? `${nbSites} sites` : `${nbSites} site`);

const Portails = ({ portails }: { portails: readonly Portail[] }) => {
  if (portails.length === 0) return <Text>{'Aucun portail n’est enregistré.'}</Text>;
  return (
    <List listStyleType="none" spacing="xs">
      {portails.map((portail) => (
        <List.Item key={portail.IDPortail}>
          <Anchor href={abonnementsPath(portail.IDPortail)}>{portail.Libelle}</Anchor>{' '}
          {!portail.Actif && <StatusBadge tone="off">Inactif</StatusBadge>}
          <Text c="dimmed" size="sm">
            {`${stocksOf(portail)}\u00a0: ${sitesOf(portail)}`}
          </Text>
        </List.Item>
      ))}
    </List>
  );
};

const Parts = ({ compte, portails, ftp }: Answer<typeof publication.overview>) => (
  <SimpleGrid cols={{ base: 1, sm: 3 }}>
    <Part id="compte" title="Compte client" href={comptePath} purpose="Le compte du groupe chez le prestataire de publication.">
      <StatusBadge tone={compte.Actif ? 'ok' : 'off'}>{compte.Actif ? 'Actif' : 'Inactif'}</StatusBadge>
      <Text mt="xs">{compte.CodeClient === '' ? 'Le code client n’est pas renseigné.' : `Code client\u00a0: ${compte.CodeClient}`}</Text>
    </Part>
    <Part id="abonnements" title="Abonnements" href={abonnementsPath()} purpose="Les stocks que chaque site publie sur chaque portail.">
      <Portails portails={portails} />
    </Part>
    <Part id="ftp" title="Configuration FTP" href={ftpPath} purpose="Le serveur où les fichiers des véhicules sont déposés.">
      <StatusBadge tone={ftp.Hote === '' ? 'off' : 'info'}>{ftp.Hote === '' ? 'Non configuré' : 'Configuré'}</StatusBadge>
      {ftp.Hote !== '' && <Text mt="xs">{`${ftp.Hote}, port ${ftp.Port}`}</Text>}
    </Part>
  </SimpleGrid>
);

/** Links to the three screens of the publication, with the state of each. */
export const PublicationPage = () => {
  const query = useRead(publication.overview, {});
  return (
    <>
      <PageHeader title="Publication" purpose="Publier les véhicules des sites sur les portails d’annonces." />
      <ReadFailure query={query} />
      {query.data && <Parts {...query.data} />}
      {query.isLoading && <LoadingState />}
    </>
  );
};
