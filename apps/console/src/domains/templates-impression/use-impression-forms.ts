import {
  templatesImpression,
  type Configuration,
  type GroupeImpression,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { useMemo } from 'react';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useChanges } from '../../kit/form/saving/use-marks.ts';
import { useSave } from '../../kit/form/saving/use-save.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { groupeBody, groupeForm, groupeValues, type GroupeIn, type GroupeOut } from './impression-values.ts';
import { sitesBody, sitesForm, sitesValues, type SitesIn, type SitesOut } from './site-choices.ts';

/** The group's configuration, and how it is saved. */
export const useGroupeForm = (stored: GroupeImpression) => {
  const sayDone = useSayDone();
  const write = useWrite(templatesImpression.updateGroupe, { touches: [templatesImpression.cgv] });
  const values = useMemo(() => groupeValues(stored), [stored]);
  const record = useRecordForm<GroupeIn, GroupeOut>({ schema: groupeForm, values, stored });
  const saving = useSave({
    record,
    onSave: (_, changed: Partial<GroupeOut>, headers) => write.mutateAsync({ body: groupeBody(stored, changed), headers }),
    onSaved: (saved) => sayDone(saved, 'La configuration du groupe est enregistrée.'),
  });
  return { record, write, changes: useChanges(record.form), ...saving };
};

/** The configuration of the sites, and how it is saved. */
export const useSitesForm = (stored: readonly Configuration[], sites: readonly SiteRow[]) => {
  const sayDone = useSayDone();
  const write = useWrite(templatesImpression.updateSites);
  const values = useMemo(() => sitesValues(sites, stored), [sites, stored]);
  const record = useRecordForm<SitesIn, SitesOut>({ schema: sitesForm, values, stored });
  const saving = useSave({
    record,
    onSave: (_, changed: Partial<SitesOut>, headers) => write.mutateAsync({ body: sitesBody(changed), headers }),
    onSaved: (saved) => sayDone(saved, 'La configuration des sites est enregistrée.'),
  });
  return { record, write, changes: useChanges(record.form), ...saving };
};
export type GroupeDraft = ReturnType<typeof useGroupeForm>;
export type SitesDraft = ReturnType<typeof useSitesForm>;
