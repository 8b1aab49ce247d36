import { utilisateurs, type Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { everyone } from '@comptoir/contract/kit';
import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDoorExit, IconHistory, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { CallError } from '../../../kit/client.ts';
import { MotifConfirmDialog } from '../../../kit/motif/motif-confirm-dialog.tsx';
import { notify } from '../../../kit/notify.ts';
import { useClosed } from '../../../kit/queries.ts';
import type { RecordAct } from '../../../kit/record/act-button.tsx';
import { RecordActions } from '../../../kit/record/record-actions.tsx';
import { ConnectPicker } from '../../connexions/connect-picker.tsx';
import { connectTitle } from '../../connexions/connexions.links.ts';
import { departPath } from '../../departs/departs.links.ts';
import { actifStates, useActif } from '../use-actif.ts';

interface ActionsPanelProps {
  user: Utilisateur;
  onHistory: () => void;
}

/** What the screen of a departure asks of a role. */
const leaving = { who: everyone, scope: 'departs:ecrire' } as const;

const effects = 'Ses sessions se terminent, et ce compte n’entre plus. Ses sites, ses profils et son historique restent.';
const marketingEffects = 'C’est le compte de l’application marketing\u00a0: le suspendre interrompt ses échanges.';

/** What an operator does with a user, then the products to sign in to as that user. */
export const ActionsPanel = ({ user, onHistory }: ActionsPanelProps) => {
  const { Name, Actif, EstEDVMarketing } = user;
  const [asking, question] = useDisclosure();
  const change = useActif();
  const changing = useMutation<void, CallError, { next: boolean; headers: Record<string, string> }>({
    mutationFn: ({ next, headers }) => change(user, next, headers),
  });
  const suspend = () => {
    changing.reset();
    question.open();
  };
  const closed = useClosed(utilisateurs.update) ?? undefined;
  const acts: RecordAct[] = [
    Actif
      ? { label: `${actifStates.off.act}…`, icon: IconPlayerPause, onClick: suspend, reason: closed }
      : {
          label: actifStates.on.act,
          icon: IconPlayerPlay,
          reason: closed,
          onClick: () => changing.mutate({ next: true, headers: {} }, { onError: (error) => notify.failed(error) }),
        },
    {
      label: 'Départ d’une personne…',
      icon: IconDoorExit,
      href: departPath(user.IDPeople),
      reason: useClosed(leaving) ?? undefined,
    },
    { label: 'Voir l’historique', icon: IconHistory, onClick: onHistory },
  ];
  return (
    <>
      <RecordActions
        name={Name}
        acts={acts}
        busy={changing.isPending}
        more={
          <div role="group" aria-label={connectTitle(user)}>
            <Text size="sm" c="dimmed" px="md" py={4}>
              Se connecter
            </Text>
            <ConnectPicker user={user} />
          </div>
        }
      />
      <MotifConfirmDialog
        opened={asking}
        title={`Suspendre ${Name}\u00a0?`}
        message={EstEDVMarketing ? `${effects} ${marketingEffects}` : effects}
        confirm="Suspendre le compte"
        busy={changing.isPending}
        error={changing.error?.message ?? null}
        onConfirm={(headers) => changing.mutate({ next: false, headers }, { onSuccess: question.close })}
        onTry={(headers) => change(user, false, headers)}
        onCancel={question.close}
      />
    </>
  );
};
