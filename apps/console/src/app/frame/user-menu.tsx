import { Button, Stack, Text } from '@mantine/core';
import { IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { disconnect, useSessionInfo } from '../../kit/session.ts';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { leaveThen } from '../leave.ts';

const button = { variant: 'subtle', color: 'gray', justify: 'flex-start', fullWidth: true } as const;

export const UserMenu = ({ onKeys }: { onKeys: () => void }) => {
  const { name, customer } = useSessionInfo();
  const { history } = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <DropPanel
      label="Utilisateur"
      panelRef={panel}
      button={(popoverTarget) => (
        <IconButton label={`Utilisateur : ${name}`} popoverTarget={popoverTarget}>
          <IconUserCircle size={20} />
        </IconButton>
      )}
    >
      <Stack gap={4}>
        <Text fw={600} px="xs">
          {name}
        </Text>
        {customer && (
          <Text c="dimmed" px="xs" pb={4}>
            {customer.label}
          </Text>
        )}
        <Button
          {...button}
          leftSection={<IconKeyboard size={16} />}
          onClick={() => {
            close();
            onKeys();
          }}
        >
          Raccourcis clavier
        </Button>
        <Button
          {...button}
          leftSection={<IconLogout size={16} />}
          onClick={() => {
            close();
            leaveThen(history, '/', disconnect);
          }}
        >
          Déconnexion
        </Button>
      </Stack>
    </DropPanel>
  );
};
