import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/utilisateurs';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { keyOf } from '../../kit/queries.ts';
import type { LeadUser } from './utilisateur-columns.ts';

/** One row changes in the list at hand: reading all the rows again would be felt. */
const keepInList = async (client: QueryClient, IDPeople: number, saved: Partial<UtilisateurRow>) => {
  const queryKey = keyOf(utilisateurs.list, {});
  // A read that left before the write would bring the old values back.
  await client.cancelQueries({ queryKey });
  client.setQueryData<UtilisateurRow[]>(queryKey, (rows) => rows?.map((row) => (row.IDPeople === IDPeople ? { ...row, ...saved } : row)));
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
};

/** Each change is sent at once, and the row is then what the server made of it. */
export const useLeadUserSaving = (): GridSaving<LeadUser> => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      when: 'change',
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
