import { nissanProduct, sites, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useRead } from '../../../kit/queries.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

export const isNissanSite = ({ TPR_IDTypeProduit }: Pick<SiteRow, 'TPR_IDTypeProduit'>) => TPR_IDTypeProduit === nissanProduct;

/** The user's sites in the form, among all sites of the group. */
export const useUtilisateurSites = ({ form }: UtilisateurRecord, enabled: boolean) => {
  const query = useRead(sites.list, {}, { enabled });
  const { field, formState } = useController({ control: form.control, name: 'Sites' });
  const ticked = useMemo(() => new Set(field.value), [field.value]);
  const stored = useMemo(() => new Set(formState.defaultValues?.Sites), [formState.defaultValues]);
  const nissan = useMemo(() => (query.data ?? []).filter((site) => isNissanSite(site) && ticked.has(site.IDSite)), [query.data, ticked]);
  const { onChange } = field;
  const tick = useCallback(
    (ids: readonly number[], on: boolean) => {
      const next = new Set(ticked);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      onChange([...next].toSorted((a, b) => a - b));
    },
    [ticked, onChange],
  );
  return { query, ticked, stored, tick, nissan };
};
export type UtilisateurSites = ReturnType<typeof useUtilisateurSites>;
