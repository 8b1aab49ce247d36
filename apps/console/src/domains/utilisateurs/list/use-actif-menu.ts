import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMemo, useState } from 'react';
import type { StateMenu } from '../../../kit/list/columns.ts';
import { actifStates, useActif } from '../use-actif.ts';
import { actifLockInList } from './actif-lock.ts';

/** The menu of the column of states; `onEDatavoice` is told whether the group is an eDataVoice client. */
export const useActifMenu = (isReduced: boolean) => {
  const change = useActif();
  const [isEDatavoice, onEDatavoice] = useState(false);
  const state = useMemo(
    (): StateMenu<UtilisateurRow> => ({
      ...actifStates,
      isOn: ({ Actif }) => Actif,
      label: ({ Name }) => Name,
      write: utilisateurs.update,
      send: change,
      blocked: (row) => actifLockInList(row, { isReduced, isEDatavoice }),
    }),
    [change, isReduced, isEDatavoice],
  );
  return { state, onEDatavoice };
};
