import { List, Stack, Text, Title } from '@mantine/core';
import { useSessionInfo } from '../../kit/session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { missingPages } from './closed-pages.ts';

/** The pages that the menu does not show to this session, and why. */
export const MissingPagesDialog = ({ onClose }: { onClose: () => void }) => {
  const missing = missingPages(useSessionInfo());
  return (
    <Dialog opened onClose={onClose} title="Pages que le menu ne montre pas">
      {missing.length === 0 && <Text>Le menu montre toutes ses pages.</Text>}
      <Stack>
        {missing.map(({ phrase, titles }) => (
          <section key={phrase}>
            <Title order={3} size="sm">
              {phrase}
            </Title>
            <List size="sm">
              {titles.map((title) => (
                <List.Item key={title}>{title}</List.Item>
              ))}
            </List>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
};
