import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { Pourquoi, Sujet } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import { Alert, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { ReasonsList } from '../../kit/pourquoi/reasons-list.tsx';
import { useStanding } from '../../kit/session.ts';
import { journalWith } from '../journal/journal.links.ts';

interface ReasonsPanelProps {
  pourquoi: Pourquoi;
  /** The verdict, as a sentence. */
  verdict: string;
}

/** A verdict and its reasons, with the history of each for those who may read it. */
export const ReasonsPanel = ({ pourquoi, verdict }: ReasonsPanelProps) => {
  const standing = useStanding();
  const historyHref = ({ table, id }: Sujet) => (mayCall(journal.list, standing) ? journalWith({ table, ligne: id }) : undefined);
  return (
    <Stack gap="md">
      <Alert
        role="status"
        color={pourquoi.verdict ? 'green' : 'red'}
        variant="light"
        icon={pourquoi.verdict ? <IconCircleCheck aria-hidden /> : <IconCircleX aria-hidden />}
        title={verdict}
      />
      <ReasonsList pourquoi={pourquoi} historyHref={historyHref} />
    </Stack>
  );
};
