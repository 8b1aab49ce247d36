import { Button, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { signOut } from '../../kit/client.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { late } from '../../ui/late.tsx';
import { leaveThen } from '../leave.ts';
import { FrameIcon } from './frame-icon.tsx';
import { signs } from './signs.ts';

const SessionsDialog = late(() => import('../../domains/session/sessions-dialog.tsx').then(({ SessionsDialog: component }) => component));

const button = { variant: 'subtle', color: 'gray', justify: 'flex-start', fullWidth: true } as const;

export const UserMenu = ({ onHelp }: { onHelp: () => void }) => {
  const { name, customer } = useSessionInfo();
  const { history } = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const [areShown, show] = useState(false);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <DropPanel
        label="Utilisateur"
        panelRef={panel}
        button={(popoverTarget) => (
          <IconButton label={`Utilisateur : ${name}`} popoverTarget={popoverTarget}>
            <FrameIcon name={signs.person} size={20} />
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
            leftSection={<FrameIcon name={signs.help} size={16} />}
            onClick={() => {
              close();
              onHelp();
            }}
          >
            Aide et raccourcis clavier
          </Button>
          <Button
            {...button}
            leftSection={<FrameIcon name={signs.devices} size={16} />}
            onClick={() => {
              close();
              show(true);
            }}
          >
            Mes sessions
          </Button>
          <Button
            {...button}
            leftSection={<FrameIcon name={signs.leave} size={16} />}
            onClick={() => {
              close();
              leaveThen(history, '/', signOut);
            }}
          >
            Déconnexion
          </Button>
        </Stack>
      </DropPanel>
      {areShown && (
        <Suspense>
          <SessionsDialog onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
};
