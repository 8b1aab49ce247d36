import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconDoorExit, IconHistory, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallError } from '../../../kit/client.ts';
import { notify } from '../../../kit/notify.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DropPanel } from '../../../ui/drop-panel.tsx';
import { ConnectPicker, connectTitle } from '../../connexions/connect-picker.tsx';
import { departPath } from '../../departs/departs.links.ts';
import { actifStates, useActif } from '../use-actif.ts';

interface ActionsPanelProps {
  user: Utilisateur;
  onHistory: () => void;
}

const act = { variant: 'subtle', color: 'gray', justify: 'flex-start', fullWidth: true } as const;

const effects = 'Ses sessions se terminent, et ce compte n’entre plus. Ses sites, ses profils et son historique restent.';
const marketingEffects = 'C’est le compte de l’application marketing\u00a0: le suspendre interrompt ses échanges.';

/** What an operator does with a user, then the products to sign in to as that user. */
export const ActionsPanel = ({ user, onHistory }: ActionsPanelProps) => {
  const { Name, Actif, EstEDVMarketing } = user;
  const panel = useRef<HTMLDivElement>(null);
  const [asking, question] = useDisclosure();
  const change = useActif();
  const changing = useMutation<void, CallError, boolean>({ mutationFn: (next) => change(user, next) });
  const close = () => panel.current?.hidePopover();
  const suspend = () => {
    close();
    changing.reset();
    question.open();
  };
  const bringBack = () => {
    close();
    changing.mutate(true, { onError: (error) => notify.failed(error) });
  };
  return (
    <>
      <DropPanel
        label={`Actions\u00a0: ${Name}`}
        panelRef={panel}
        button={(popoverTarget) => (
          <Button
            variant="default"
            popoverTarget={popoverTarget}
            loading={changing.isPending}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            Actions
          </Button>
        )}
      >
        <Stack gap={4}>
          {Actif ? (
            <Button {...act} leftSection={<IconPlayerPause size={16} aria-hidden />} onClick={suspend}>
              {actifStates.off.act}…
            </Button>
          ) : (
            <Button {...act} leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={bringBack}>
              {actifStates.on.act}
            </Button>
          )}
          <Button
            {...act}
            component="a"
            href={departPath(user.IDPeople)}
            leftSection={<IconDoorExit size={16} aria-hidden />}
            onClick={close}
          >
            Départ d’une personne…
          </Button>
          <Button
            {...act}
            leftSection={<IconHistory size={16} aria-hidden />}
            onClick={() => {
              close();
              onHistory();
            }}
          >
            Voir l’historique
          </Button>
          <div role="group" aria-label={connectTitle(user)}>
            <Text size="sm" c="dimmed" px="md" py={4}>
              Se connecter
            </Text>
            <ConnectPicker user={user} onChosen={close} />
          </div>
        </Stack>
      </DropPanel>
      <ConfirmDialog
        opened={asking}
        title={`Suspendre ${Name}\u00a0?`}
        message={EstEDVMarketing ? `${effects} ${marketingEffects}` : effects}
        confirm="Suspendre le compte"
        busy={changing.isPending}
        error={changing.error?.message ?? null}
        onConfirm={() => changing.mutate(false, { onSuccess: question.close })}
        onCancel={question.close}
      />
    </>
  );
};
