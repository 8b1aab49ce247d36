import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

/** The only time that a token is shown. */
export const ShownJetonDialog = ({ jeton, isOperator, onClose }: { jeton: string; isOperator: boolean; onClose: () => void }) => (
  <Dialog opened onClose={onClose} title="Jeton d’API" size="lg" footer={<Button onClick={onClose}>J’ai copié le jeton</Button>}>
    <Stack gap="sm">
      <Text>
        Copiez ce jeton dans le programme qui s’en servira. Il ne sera plus montré&nbsp;: s’il se perd, coupez-le et créez-en un autre.
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Code style={{ overflowWrap: 'anywhere' }}>{jeton}</Code>
        <CopyButton label="Copier le jeton" text={() => jeton} />
      </Group>
      <Text size="sm" c="dimmed">
        Il s’envoie dans l’en-tête <Code>Authorization: Bearer …</Code>
        {isOperator && (
          <>
            , avec le nom du client dans l’en-tête <Code>bdgp</Code>
          </>
        )}
        .
      </Text>
    </Stack>
  </Dialog>
);
