import { esellerLead, reportingFields } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { Button, Group, Text } from '@mantine/core';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** The reporting entry in the product's menu; it is created once. */
export const ReportingPanel = ({ exists }: { exists: boolean }) => {
  const sayDone = useSayDone();
  const create = useWrite(esellerLead.reportingMenu, { touches: [esellerLead.config] });
  const start = () =>
    create.mutate(
      {},
      { onSuccess: (created) => sayDone(created, 'Le menu de reporting est créé.'), onError: (error) => notify.failed(error) },
    );
  return (
    <Group gap="sm">
      <Text>{reportingFields.reportingLeadMenuExist.label}</Text>
      {exists ? (
        <StatusBadge tone="ok">Créé</StatusBadge>
      ) : (
        <Button variant="default" size="xs" loading={create.isPending} onClick={start}>
          Créer le menu de reporting
        </Button>
      )}
    </Group>
  );
};
