import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

/** The only time that a secret is shown. */
export const SecretDialog = ({ secret, isRenewed, onClose }: { secret: string; isRenewed: boolean; onClose: () => void }) => (
  <Dialog opened onClose={onClose} title="Secret du webhook" size="lg" footer={<Button onClick={onClose}>J’ai copié le secret</Button>}>
    <Stack gap="sm">
      <Text>Copiez ce secret chez le destinataire, qui vérifie avec lui la signature de chaque envoi. Il ne sera plus montré.</Text>
      <Group gap="xs" wrap="nowrap">
        <Code style={{ overflowWrap: 'anywhere' }}>{secret}</Code>
        <CopyButton label="Copier le secret" text={() => secret} />
      </Group>
      {isRenewed && <Text size="sm">L’ancien secret signe aussi pendant 24 heures.</Text>}
    </Stack>
  </Dialog>
);
