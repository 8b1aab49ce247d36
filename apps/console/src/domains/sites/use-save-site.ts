import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallError } from '../../kit/client.ts';
import { asClosed, invalidate, useClosed } from '../../kit/queries.ts';
import type { SavedBy } from '../../kit/undo/undo.ts';
import { createSite, updateSite } from './save-site.ts';
import type { SiteIn, SiteOut, SiteRecord } from './site-values.ts';

interface Asked {
  values: SiteOut;
  changed: Partial<SiteOut>;
  headers: Record<string, string>;
}

/** Saves the form. Pending until the site's reads are fresh. `IDSite` is undefined for a new one. */
export const useSaveSite = ({ form }: SiteRecord, IDSite: number | undefined, stored: SiteIn) => {
  const client = useQueryClient();
  const closed = useClosed(IDSite === undefined ? sites.create : sites.update);
  const save = useMutation<SavedBy, CallError, Asked>({
    mutationFn: ({ values, changed, headers }) => {
      if (IDSite === undefined) return createSite(values);
      const onSection = (saved: Partial<SiteOut>) => form.resetDefaultValues({ ...stored, ...saved });
      return updateSite({ IDSite, changed, headers, onSection });
    },
    onSettled: () => invalidate(client, [sites.list, utilisateurs.list]),
  });
  return asClosed(closed, save);
};
