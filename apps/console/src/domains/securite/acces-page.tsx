import { Stack } from '@mantine/core';
import { useTab } from '../../kit/use-tab.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { JetonsPanel } from './jetons-panel.tsx';
import { OperateursPanel } from './operateurs-panel.tsx';
import { PersonnesPanel } from './personnes-panel.tsx';
import { RevuesPanel } from './revues-panel.tsx';
import { securiteLink } from './securite.links.ts';

const tabs = { operateurs: 'Opérateurs', personnes: 'Personnes du client', jetons: 'Jetons', revues: 'Revues' } as const;
const panels = { operateurs: OperateursPanel, personnes: PersonnesPanel, jetons: JetonsPanel, revues: RevuesPanel };
const parents = [{ label: 'Sécurité', href: securiteLink }];

/** Who has access to what: operators with their rights, people of the customer, tokens of programs, and the review of all operators. */
export const AccesPage = () => {
  const { tab, links } = useTab(tabs);
  const Panel = panels[tab];
  return (
    <>
      <PageHeader
        title="Accès"
        purpose="Qui a accès à quoi, avec quel rôle, et depuis quand chacun ne s’est plus connecté."
        parents={parents}
      />
      <Stack gap="md">
        <TabLinks label="Onglets des accès" tabs={links} current={tab} />
        <Panel />
      </Stack>
    </>
  );
};
