import { references } from '@comptoir/contract/references/all';
import type { Reference } from '@comptoir/contract/references/kit';
import { mayCall } from '@comptoir/contract/rights';
import { Anchor, Card, List, SimpleGrid, Text, Title } from '@mantine/core';
import { useStanding } from '../kit/session.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const titles = ['Client', 'Planning', 'Offre / BDC', 'Suivi des leads'] as const satisfies readonly Reference['card'][];

export const ListesPage = () => {
  const standing = useStanding();
  const cards = titles
    .map((title) => ({ title, specs: references.filter((spec) => spec.card === title && mayCall(spec, standing)) }))
    .filter(({ specs }) => specs.length > 0);
  return (
    <>
      <PageHeader title="Listes" purpose="Les valeurs proposées dans les fiches, les offres, le planning et le suivi des leads." />
      {cards.length === 0 && <EmptyState message="Aucune liste ne vous est ouverte." />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {cards.map(({ title, specs }, place) => (
          <Card key={title} withBorder component="section" aria-labelledby={`liste-${place}`}>
            <Title order={2} id={`liste-${place}`} mb="xs">
              {title}
            </Title>
            <List listStyleType="none" spacing="xs">
              {specs.map(({ name, route, texts }) => (
                <List.Item key={name}>
                  <Anchor href={route}>{texts.title}</Anchor>
                  <Text c="dimmed">{texts.purpose}</Text>
                </List.Item>
              ))}
            </List>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
};
