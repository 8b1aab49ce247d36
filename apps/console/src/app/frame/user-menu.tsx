import { Button, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { signOut } from '../../kit/client.ts';
import { isNewSession, useSessionInfo } from '../../kit/session.ts';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ahead, late } from '../../ui/late.tsx';
import { leaveThen } from '../leave.ts';
import { FrameIcon } from './frame-icon.tsx';
import { signs } from './signs.ts';
import type { UserDialogName } from './user-dialog.tsx';

const UserDialog = late(() => import('./user-dialog.tsx').then(({ UserDialog: component }) => component));

const button = { variant: 'subtle', color: 'gray', justify: 'flex-start', fullWidth: true } as const;

/** After what the first page needs. */
const adviseAfter = 2_000;

/** What a new session is advised, where the person stays: an operator chooses a customer first, in a document of its own. */
const useAdvice = (isSettled: boolean, onAdd: () => void) =>
  useEffect(() => {
    if (!isSettled || !isNewSession()) return;
    let isGone = false;
    let takeBack = () => {};
    const advise = async () => {
      const { adviseFactor } = await import('./advise-factor.ts');
      if (isGone) return;
      takeBack = await adviseFactor(onAdd);
      if (isGone) takeBack();
    };
    const timer = setTimeout(() => ahead(advise), adviseAfter);
    return () => {
      isGone = true;
      clearTimeout(timer);
      takeBack();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever is drawn meanwhile
  }, [isSettled]);

export const UserMenu = ({ onHelp }: { onHelp: () => void }) => {
  const { name, kind, customer } = useSessionInfo();
  const { history } = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<UserDialogName | null>(null);
  useAdvice(kind === 'customer' || customer !== null, () => setOpen('facteurs'));
  const acts: { label: string; sign: keyof typeof signs; act: () => void }[] = [
    { label: 'Aide et raccourcis clavier', sign: 'help', act: onHelp },
    ...(customer ? [{ label: 'Voir à une date…', sign: 'past', act: () => setOpen('date') } as const] : []),
    { label: 'Mes sessions', sign: 'devices', act: () => setOpen('sessions') },
    { label: 'Ma connexion', sign: 'factors', act: () => setOpen('facteurs') },
    // Of customer access other products know the password, and the group's administrator gives it.
    ...(kind === 'operator' ? [{ label: 'Changer mon mot de passe', sign: 'password', act: () => setOpen('motDePasse') } as const] : []),
    { label: 'Déconnexion', sign: 'leave', act: () => leaveThen(history, '/', signOut) },
  ];
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
          {acts.map(({ label, sign, act }) => (
            <Button
              key={label}
              {...button}
              leftSection={<FrameIcon name={signs[sign]} size={16} />}
              onClick={() => {
                panel.current?.hidePopover();
                act();
              }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      </DropPanel>
      {open && (
        <Suspense>
          <UserDialog name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
};
