import { utilisateurs, type Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDoorExit, IconHistory, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Search } from '../../../kit/list/list-state.ts';
import { notify } from '../../../kit/notify.ts';
import { useClosed } from '../../../kit/queries.ts';
import type { RecordAct } from '../../../kit/record/act-button.tsx';
import { RecordActions } from '../../../kit/record/record-actions.tsx';
import { useSearchValue } from '../../../kit/use-param.ts';
import { ConnectPicker } from '../../connexions/connect-picker.tsx';
import { connectTitle } from '../../connexions/connexions.links.ts';
import { departPath, leaving } from '../../departs/departs.links.ts';
import { actifStates, useActif } from '../use-actif.ts';
import { ActifDialog } from './actif-dialog.tsx';

interface ActionsPanelProps {
  user: Utilisateur;
  onHistory: () => void;
}

/** Whether the address asks to suspend the person, or to bring them back; and what ends that. */
const useAskedActif = ({ Actif }: Utilisateur) => {
  const navigate = useNavigate();
  const acte = useSearchValue('acte');
  const asked = useClosed(utilisateurs.update) === null ? acte : undefined;
  return {
    suspends: asked === 'suspendre' && Actif,
    bringsBack: asked === 'reactiver' && !Actif,
    end: () => {
      if (acte === undefined) return;
      void navigate({ to: '.', search: (said: Search) => ({ ...said, acte: undefined }), replace: true, resetScroll: false });
    },
  };
};

/** What an operator does with a user, then the products to sign in to as that user. */
export const ActionsPanel = ({ user, onHistory }: ActionsPanelProps) => {
  const { Name, Actif } = user;
  const asked = useAskedActif(user);
  const [asking, question] = useDisclosure();
  const change = useActif();
  const bringing = useMutation({ mutationFn: () => change(user, true) });
  const close = () => {
    question.close();
    asked.end();
  };
  const closed = useClosed(utilisateurs.update) ?? undefined;
  const acts: RecordAct[] = [
    Actif
      ? { label: `${actifStates.off.act}…`, icon: IconPlayerPause, onClick: question.open, reason: closed }
      : {
          label: actifStates.on.act,
          icon: IconPlayerPlay,
          reason: closed,
          onClick: () => bringing.mutate(undefined, { onError: (error) => notify.failed(error) }),
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
        busy={bringing.isPending}
        more={
          <div role="group" aria-label={connectTitle(user)}>
            <Text size="sm" c="dimmed" px="md" py={4}>
              Se connecter
            </Text>
            <ConnectPicker user={user} />
          </div>
        }
      />
      <ActifDialog user={user} next={false} opened={asking || asked.suspends} onClose={close} />
      <ActifDialog user={user} next opened={asked.bringsBack} onClose={close} />
    </>
  );
};
