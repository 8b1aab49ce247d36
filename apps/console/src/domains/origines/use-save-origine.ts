import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { OrigineFlag } from '@comptoir/contract/domains/origines/origines.fields';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, CallError } from '../../kit/client.ts';
import { invalidate, keyOf } from '../../kit/queries.ts';
import { offerUndo } from '../../kit/undo/undo.ts';

type Changed = Partial<Pick<Origine, 'Libelle' | OrigineFlag>>;

/** Writes from the table. They change the loaded list, which is too long to be read again each time. */
export const useSaveOrigine = () => {
  const client = useQueryClient();
  return useMemo(() => {
    const patch = async (isTouched: (row: Origine) => boolean, changed: Partial<Origine>) => {
      const queryKey = keyOf(origines.list, {});
      // A read that started before this write would restore the old values.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Origine[]>(queryKey, (rows) => rows?.map((row) => (isTouched(row) ? { ...row, ...changed } : row)));
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    };
    return {
      /** Rejects with the rule's sentence if the answer has `check` 0. */
      origine: async ({ IDOrigineAction, Libelle }: Origine, changed: Changed) => {
        const answer = await call(origines.update, { params: { IDOrigineAction }, body: changed });
        if (answer.check === 0) throw new CallError(200, answer.message);
        await patch((row) => row.IDOrigineAction === IDOrigineAction, changed);
        const which = `L’origine «\u00a0${changed.Libelle ?? Libelle}\u00a0»`;
        offerUndo(answer, `${which} est modifiée.`, async () => {
          await invalidate(client, [origines.list]);
          return `${which} est comme avant.`;
        });
      },
      famille: async (IDFamilleOrigineContact: number, Libelle: string) => {
        await call(origines.updateFamille, { params: { IDFamilleOrigineContact }, body: { Libelle } });
        await patch((row) => row.IDFamilleOrigineContact === IDFamilleOrigineContact, { Famille_Libelle: Libelle });
        await invalidate(client, [origines.familles]);
      },
      sousFamille: async (IDSousFamilleOrigineAction: number, Libelle: string) => {
        await call(origines.updateSousFamille, { params: { IDSousFamilleOrigineAction }, body: { Libelle } });
        await patch((row) => row.IDSousFamilleOrigineAction === IDSousFamilleOrigineAction, { SousFamille_Libelle: Libelle });
        await invalidate(client, [origines.sousFamilles]);
      },
    };
  }, [client]);
};
export type SaveOrigine = ReturnType<typeof useSaveOrigine>;
