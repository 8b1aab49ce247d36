import { renaultCsb, type RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallError } from '../../../kit/client.ts';
import { asClosed, invalidate, useClosed } from '../../../kit/queries.ts';
import type { SavedBy } from '../../../kit/undo/undo.ts';
import { createUtilisateur, updateUtilisateur } from './save-utilisateur.ts';
import type { UtilisateurIn, UtilisateurOut, UtilisateurRecord } from './utilisateur-values.ts';

interface Asked {
  values: UtilisateurOut;
  changed: Partial<UtilisateurOut>;
  headers: Record<string, string>;
}

interface Stored {
  /** Undefined for a new user. */
  IDPeople: number | undefined;
  values: UtilisateurIn;
  csb: RenaultCsb | undefined;
}

/** Saves the form. Pending until the user's reads are fresh. */
export const useSaveUtilisateur = ({ form }: UtilisateurRecord, { IDPeople, values: stored, csb }: Stored) => {
  const client = useQueryClient();
  const closed = useClosed(IDPeople === undefined ? utilisateurs.create : utilisateurs.update);
  const save = useMutation<SavedBy, CallError, Asked>({
    mutationFn: ({ values, changed, headers }) => {
      if (IDPeople === undefined) return createUtilisateur(values);
      let kept = stored;
      // Saved fields are no change any more, even if a later section is refused.
      const onSection = (saved: Partial<UtilisateurOut>) => {
        kept = { ...kept, ...saved };
        form.resetDefaultValues(kept);
      };
      return updateUtilisateur({ IDPeople, values, changed, headers, onSection, csb });
    },
    onSettled: () => invalidate(client, [utilisateurs.list, renaultCsb.read]),
  });
  return asClosed(closed, save);
};
