import type { CodeLead } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { SimpleGrid, Stack, Title } from '@mantine/core';
import type { LeadRecord } from './configuration-values.ts';
import { LeadFieldPanel } from './lead-field-panel.tsx';

const roles: { title: string; codes: readonly CodeLead[] }[] = [
  {
    title: 'Chef des ventes',
    codes: [
      'GRP_esellerLeadMobileChefVentesCloturer',
      'GRP_esellerLeadMobileChefVentesReporter',
      'GRP_esellerLeadMobileChefVentesGagnee',
      'GRP_esellerLeadMobileChefVentesCreerLead',
    ],
  },
  {
    title: 'Vendeur',
    codes: ['GRP_esellerLeadMobileVendeurCloturer', 'GRP_esellerLeadMobileVendeurReporter', 'GRP_esellerLeadMobileVendeurGagnee'],
  },
];

/** What each role may do with a deal on a mobile. */
export const MobilePanel = ({ record }: { record: LeadRecord }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    {roles.map(({ title, codes }) => (
      <Stack key={title} gap="sm" component="section" aria-label={title}>
        <Title order={3}>{title}</Title>
        {codes.map((code) => (
          <LeadFieldPanel key={code} record={record} code={code} />
        ))}
      </Stack>
    ))}
  </SimpleGrid>
);
