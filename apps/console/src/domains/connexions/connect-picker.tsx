import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { Button, Stack } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { productsOf } from './connect-products.ts';
import { connectPath, type Connected } from './connexions.links.ts';

interface ConnectPickerProps {
  user: Connected;
  /** A product was chosen; it opens in a new tab. */
  onChosen?: () => void;
}

/** The products to sign in to as this user. */
export const ConnectPicker = ({ user: { IDPeople }, onChosen }: ConnectPickerProps) => {
  const lead = useRead(dashboard.esellerLead, {});
  const group = useRead(gpParametres.read, {});
  if (!lead.data || !group.data) {
    const failed = [lead, group].find(({ error }) => error);
    return failed ? <ReadFailure query={failed} /> : <LoadingState lines={3} />;
  }
  const offered = productsOf({ hasLead: lead.data.Actif, isEDatavoice: group.data.GRP_ClientEDatavoice });
  return (
    <Stack gap={4}>
      {offered.map(({ product, label }) => (
        <Button
          key={product}
          component="a"
          href={connectPath(IDPeople, product)}
          target="_blank"
          rel="noopener"
          variant="subtle"
          color="gray"
          justify="flex-start"
          rightSection={<IconExternalLink size={16} aria-hidden />}
          {...(onChosen ? { onClick: onChosen } : {})}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
};
