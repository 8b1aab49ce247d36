import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../kit/client.ts';
import { keyOf } from '../../kit/queries.ts';
import { offerUndo } from '../../kit/undo/undo.ts';

type Person = Pick<UtilisateurRow, 'IDPeople' | 'Name'>;

/** The two states of a user, and the act that leads to each. */
export const actifStates = { on: { word: 'Actif', act: 'Réactiver' }, off: { word: 'Suspendu', act: 'Suspendre' } };

export const actifWord = ({ Actif }: Pick<UtilisateurRow, 'Actif'>) => (Actif ? actifStates.on : actifStates.off).word;

/** Changes one row in the loaded list: reading all rows again would be slow. */
const keep = async (client: QueryClient, { IDPeople, Actif }: Pick<UtilisateurRow, 'IDPeople' | 'Actif'>) => {
  const queryKey = keyOf(utilisateurs.list, {});
  // A read that started before the write would restore the old value.
  await client.cancelQueries({ queryKey });
  client.setQueryData<UtilisateurRow[]>(queryKey, (rows) => rows?.map((row) => (row.IDPeople === IDPeople ? { ...row, Actif } : row)));
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
  await client.invalidateQueries({ queryKey: keyOf(utilisateurs.read, { params: { idPeople: IDPeople } }) });
};

/** Suspends a user or brings one back, and offers the way back. */
export const useActif = () => {
  const client = useQueryClient();
  return useCallback(
    async ({ IDPeople, Name }: Person, next: boolean, headers: Record<string, string> = {}) => {
      const params = { idPeople: IDPeople };
      const changed = await call(utilisateurs.update, { params, body: { Actif: next }, headers });
      await keep(client, changed);
      const whose = `Le compte de «\u00a0${Name}\u00a0»`;
      offerUndo(changed, `${whose} est ${changed.Actif ? 'actif' : 'suspendu'}.`, async () => {
        const back = await call(utilisateurs.read, { params });
        await keep(client, back);
        return `${whose} est de nouveau ${back.Actif ? 'actif' : 'suspendu'}.`;
      });
    },
    [client],
  );
};
