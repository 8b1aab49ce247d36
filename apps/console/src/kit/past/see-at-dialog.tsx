import { Button, Stack, Text } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SeeAtForm } from './see-at-form.tsx';

/** Leads from any page to the same page at another date. */
export const SeeAtDialog = ({ onClose }: { onClose: () => void }) => {
  const path = useRouterState({ select: ({ location }) => location.href });
  return (
    <Dialog opened onClose={onClose} title="Voir à une date" footer={<Button onClick={onClose}>Fermer</Button>}>
      <Stack gap="sm">
        <Text size="sm">Tous les écrans sont montrés comme ils étaient à cette date. Rien ne s’y enregistre.</Text>
        <SeeAtForm path={path} />
      </Stack>
    </Dialog>
  );
};
