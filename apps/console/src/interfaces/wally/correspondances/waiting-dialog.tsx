import { Group, Loader, Text } from '@mantine/core';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

/** Shown while Wally is asked, which may take seconds; it cannot be closed. */
export const WaitingDialog = ({ opened, message }: { opened: boolean; message: string }) => (
  <Dialog opened={opened} onClose={() => {}} title={message} busy size="sm">
    <Group gap="sm" role="status">
      <Loader size={20} />
      <Text>Wally se connecte au CRM du constructeur…</Text>
    </Group>
  </Dialog>
);
