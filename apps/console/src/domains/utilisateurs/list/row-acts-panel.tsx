import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { mayCall } from '@comptoir/contract/rights';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconDoorExit, IconHistory, IconKey, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { StateMenu } from '../../../kit/list/columns.ts';
import { keepChosenIds } from '../../../kit/lot/chosen-ids.ts';
import { notify } from '../../../kit/notify.ts';
import { useClosed } from '../../../kit/queries.ts';
import { useStanding } from '../../../kit/session.ts';
import { ActButton, type RecordAct } from '../../../kit/record/act-button.tsx';
import { departPath, leaving } from '../../departs/departs.links.ts';
import { historyAnchor, journalWith } from '../../journal/journal.links.ts';
import { actifStates } from '../use-actif.ts';
import { lotUtilisateursPath, utilisateurPath } from '../utilisateurs.links.ts';

interface RowActsPanelProps {
  row: UtilisateurRow;
  /** The menu of the column of states. */
  state: StateMenu<UtilisateurRow>;
  onDone: () => void;
}

/** What may be done with the user of a row, verbs first. */
export const RowActsPanel = ({ row, state, onDone }: RowActsPanelProps) => {
  const navigate = useNavigate();
  const readsJournal = mayCall(journal.list, useStanding());
  const closed = useClosed(utilisateurs.update);
  const { IDPeople, Actif } = row;
  const give = () => {
    keepChosenIds('utilisateurs', [IDPeople]);
    void navigate({ to: lotUtilisateursPath });
  };
  const acts: RecordAct[] = [
    {
      label: Actif ? actifStates.off.act : actifStates.on.act,
      icon: Actif ? IconPlayerPause : IconPlayerPlay,
      onClick: () => void state.send(row, !Actif).catch((error: unknown) => notify.failed(error)),
      reason: closed ?? state.blocked?.(row) ?? undefined,
    },
    { label: 'Donner un accès…', icon: IconKey, onClick: give, reason: useClosed(utilisateurs.lot) ?? undefined },
    { label: 'Départ d’une personne…', icon: IconDoorExit, href: departPath(IDPeople), reason: useClosed(leaving) ?? undefined },
    {
      label: 'Historique',
      icon: IconHistory,
      href: readsJournal
        ? journalWith({ table: 'utilisateurs', ligne: String(IDPeople) })
        : `${utilisateurPath(IDPeople)}#${historyAnchor}`,
    },
  ];
  return (
    <Stack gap={4}>
      {acts.map((act) => (
        <ActButton key={act.label} {...act} close={onDone} />
      ))}
    </Stack>
  );
};
