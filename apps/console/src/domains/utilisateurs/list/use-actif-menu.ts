import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMemo } from 'react';
import type { StateMenu } from '../../../kit/list/columns.ts';
import { useRead } from '../../../kit/queries.ts';
import { actifStates, useActif } from '../use-actif.ts';
import { actifLockInList } from './actif-lock.ts';

/** The menu of the column of states, and the read that says where it is locked. */
export const useActifMenu = (isReduced: boolean) => {
  const change = useActif();
  const group = useRead(gpParametres.read, {}, { enabled: isReduced });
  const isEDatavoice = group.data?.GRP_ClientEDatavoice ?? false;
  const state = useMemo(
    (): StateMenu<UtilisateurRow> => ({
      ...actifStates,
      isOn: ({ Actif }) => Actif,
      label: ({ Name }) => Name,
      send: change,
      blocked: (row) => actifLockInList(row, { isReduced, isEDatavoice }),
    }),
    [change, isReduced, isEDatavoice],
  );
  return { state, group };
};
