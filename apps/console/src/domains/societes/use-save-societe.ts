import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallError } from '../../kit/client.ts';
import { asClosed, invalidate, useClosed } from '../../kit/queries.ts';
import type { SavedBy } from '../../kit/undo/undo.ts';
import { createSociete, updateSociete } from './save-societe.ts';
import type { SocieteIn, SocieteOut, SocieteRecord } from './societe-values.ts';

interface Asked {
  values: SocieteOut;
  changed: Partial<SocieteOut>;
  headers: Record<string, string>;
}

/** Saves the form. Pending until the company's reads are fresh. `IDPlaque` is undefined for a new one. */
export const useSaveSociete = ({ form }: SocieteRecord, IDPlaque: number | undefined, stored: SocieteIn) => {
  const client = useQueryClient();
  const closed = useClosed(IDPlaque === undefined ? societes.create : societes.update);
  const save = useMutation<SavedBy, CallError, Asked>({
    mutationFn: ({ values, changed, headers }) => {
      if (IDPlaque === undefined) return createSociete(values);
      const onSection = (saved: Partial<SocieteOut>) => form.resetDefaultValues({ ...stored, ...saved });
      return updateSociete({ IDPlaque, changed, headers, onSection });
    },
    // Sites show their company, and those linked to it lose brands with its activity.
    onSettled: () => invalidate(client, [societes.list, sites.list]),
  });
  return asClosed(closed, save);
};
