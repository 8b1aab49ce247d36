import { wallyCrmNames, wallyCrms, type WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { Anchor, Card, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { PageHeader } from '../../ui/page-header.tsx';
import { wallyCrmPath } from './wally.links.ts';

const entries = [
  { page: 'comptes', label: 'Compte' },
  { page: 'point-de-vente', label: 'Point de vente' },
  { page: 'origines-par-defaut', label: 'Origine' },
  { page: 'logs', label: 'Historique des intégrations' },
] as const;

const CrmCard = ({ crm }: { crm: WallyCrm }) => (
  <Card withBorder component="section" aria-labelledby={`wally-${crm}`}>
    <Title order={2} id={`wally-${crm}`} mb="sm">
      {wallyCrms[crm]}
    </Title>
    <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {entries.map(({ page, label }) => (
        <li key={page}>
          <Anchor href={wallyCrmPath(crm, page)} style={{ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 28 }}>
            {label}
            <IconChevronRight size={16} aria-hidden />
          </Anchor>
        </li>
      ))}
    </Stack>
  </Card>
);

/** The tools that Wally reads, with links to their settings. */
export const WallyPage = () => (
  <>
    <PageHeader title="Wally" purpose="Les robots qui récupèrent les leads et les offres dans les CRM des constructeurs." />
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {wallyCrmNames.map((crm) => (
        <CrmCard key={crm} crm={crm} />
      ))}
    </SimpleGrid>
  </>
);
