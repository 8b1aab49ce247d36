import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { keyOf } from '../../kit/queries.ts';
import type { LeadUser } from './utilisateur-columns.ts';

/** Changes one row in the loaded list: reading all rows again would be slow. */
const keepInList = async (client: QueryClient, IDPeople: number, saved: Partial<UtilisateurRow>) => {
  const queryKey = keyOf(utilisateurs.list, {});
  // A read that started before the write would restore the old values.
  await client.cancelQueries({ queryKey });
  client.setQueryData<UtilisateurRow[]>(queryKey, (rows) => rows?.map((row) => (row.IDPeople === IDPeople ? { ...row, ...saved } : row)));
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
};

/** Each change is sent at once, and the row then shows the server's answer. */
export const useLeadUserSaving = (): GridSaving<LeadUser> => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      when: 'change',
      write: utilisateurs.update,
      each: async ({ row: { IDPeople }, changes }) => {
        const {
          Password: _,
          ConfigNissan: __,
          Devices: ___,
          ...saved
        } = await call(utilisateurs.update, {
          params: { idPeople: IDPeople },
          body: changes,
        });
        await keepInList(client, IDPeople, saved);
      },
      reads: [],
    }),
    [client],
  );
};
