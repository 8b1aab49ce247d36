import { qualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { pageOf } from '@comptoir/contract/fields/page-number';
import type { Answer } from '@comptoir/contract/kit';
import { Anchor, Button, Card, Group, List, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PagesPanel } from '../../kit/list/pages/pages-panel.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParam, useSearchValue } from '../../kit/use-param.ts';
import { NiveauBadge } from './niveau-badge.tsx';
import { qualitePath } from './qualite.links.ts';

const parents = [{ label: 'Qualité de la configuration', href: qualitePath }];

const back = (
  <Button component="a" href={qualitePath} variant="default">
    Voir les autres contrôles
  </Button>
);

interface FoundProps extends Answer<typeof qualite.read> {
  page: number;
  onPage: (page: number) => void;
}

const Found = ({ controle: { niveau, nb, titre }, lignes, pageSize, page, onPage }: FoundProps) => (
  <>
    <Group justify="space-between" mb="sm">
      <Group gap="xs">
        <NiveauBadge niveau={niveau} />
        <Text role="status">{`${nb.toLocaleString('fr-FR')} ${nb > 1 ? 'anomalies' : 'anomalie'}`}</Text>
      </Group>
      <PagesPanel label="Pages du contrôle" page={page} pages={Math.ceil(nb / pageSize)} onPage={onPage} />
    </Group>
    {lignes.length > 0 ? (
      <Card withBorder>
        <List listStyleType="none" spacing={4} aria-label={titre}>
          {lignes.map(({ label, href }) => (
            <List.Item key={`${href} ${label}`}>
              <Anchor href={href}>{label}</Anchor>
            </List.Item>
          ))}
        </List>
      </Card>
    ) : (
      <EmptyState message="Ce contrôle ne trouve aucune anomalie." action={back} />
    )}
  </>
);

/** The findings of one check; each line leads to where it can be corrected. */
export const ControlePage = () => {
  const cle = useParam('cle');
  const asked = useSearchValue('page');
  const page = pageOf(asked);
  const navigate = useNavigate();
  const query = useRead(qualite.read, { params: { cle }, query: { page } }, { staleTime: 0, placeholderData: (before) => before });
  const { data } = query;
  if (!data)
    return (
      <RecordComing
        title="Contrôle"
        purpose="Ce qu’un contrôle de la configuration trouve."
        parents={parents}
        query={query}
        listHref={qualitePath}
      />
    );
  const { titre, aide } = data.controle;
  return (
    <>
      <PageHeader title={titre} purpose={aide} parents={parents} />
      <ReadFailure query={query} />
      <Found {...data} page={page} onPage={(next) => void navigate({ to: '.', search: next === 1 ? {} : { page: next } })} />
    </>
  );
};
