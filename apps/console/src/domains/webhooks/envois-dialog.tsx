import { webhooks, type Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Table, Text } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** The last tries, newest first. */
export const EnvoisDialog = ({ hook: { IDWebhook, Nom }, onClose }: { hook: Webhook; onClose: () => void }) => {
  const query = useRead(webhooks.envois, { params: { IDWebhook } }, { staleTime: 0 });
  const { data } = query;
  return (
    <Dialog opened onClose={onClose} title={`Derniers envois ${ofName(Nom)}`} size="xl" footer={<Button onClick={onClose}>Fermer</Button>}>
      <ReadFailure query={query} />
      {!data && !query.error && <LoadingState lines={5} />}
      {data?.length === 0 && <EmptyState message="Rien n’a encore été envoyé." />}
      {data && data.length > 0 && (
        <PlainTable label="Derniers envois" headings={['Date', 'Événement', 'Réponse', 'Durée']} busy={query.isFetching}>
          {data.map(({ IDEnvoi, DateH, Evenement, Type, Statut, Message, DureeMs }) => (
            <Table.Tr key={IDEnvoi}>
              <Table.Td>{shownText('dateTime', DateH)}</Table.Td>
              <Table.Td>
                {Type}
                <Text size="xs" c="dimmed" ff="monospace">
                  {Evenement}
                </Text>
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={Message === '' ? 'ok' : 'failed'}>{Statut === null ? 'Sans réponse' : String(Statut)}</StatusBadge>{' '}
                {Message}
              </Table.Td>
              <Table.Td>{`${DureeMs.toLocaleString('fr-FR')} ms`}</Table.Td>
            </Table.Tr>
          ))}
        </PlainTable>
      )}
    </Dialog>
  );
};
