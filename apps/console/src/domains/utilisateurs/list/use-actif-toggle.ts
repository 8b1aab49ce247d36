import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../kit/client.ts';
import type { Toggle } from '../../../kit/list/columns.ts';
import { keyOf, useRead } from '../../../kit/queries.ts';
import { actifLockInList } from './actif-lock.ts';

/** Changes one row in the loaded list: reading all rows again would be slow. */
const keepInList = async (client: QueryClient, { IDPeople, Actif }: Pick<UtilisateurRow, 'IDPeople' | 'Actif'>) => {
  const queryKey = keyOf(utilisateurs.list, {});
  // A read that started before the write would restore the old value.
  await client.cancelQueries({ queryKey });
  client.setQueryData<UtilisateurRow[]>(queryKey, (rows) => rows?.map((row) => (row.IDPeople === IDPeople ? { ...row, Actif } : row)));
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
};

/** The switch of the column 'Actif', and the read that says where it is locked. */
export const useActifToggle = (isReduced: boolean) => {
  const client = useQueryClient();
  const group = useRead(gpParametres.read, {}, { enabled: isReduced });
  const isEDatavoice = group.data?.GRP_ClientEDatavoice ?? false;
  const toggle = useMemo(
    (): Toggle<UtilisateurRow> => ({
      label: ({ Name }) => Name,
      send: async ({ IDPeople }, Actif) =>
        keepInList(client, await call(utilisateurs.update, { params: { idPeople: IDPeople }, body: { Actif } })),
      blocked: (row) => actifLockInList(row, { isReduced, isEDatavoice }),
    }),
    [client, isReduced, isEDatavoice],
  );
  return { toggle, group };
};
