import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type {
  Configuration,
  GroupeImpression,
  TemplateImpression,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { ComponentType, ReactNode } from 'react';
import { ConflictDialog } from '../../kit/form/saving/conflict-dialog.tsx';
import { FormMessage } from '../../kit/form/form-message.tsx';
import { LeaveGuard } from '../../kit/form/saving/leave-guard.tsx';
import { useSaveKey } from '../../kit/form/saving/use-save-key.ts';
import { isClosed } from '../../kit/queries.ts';
import { ReadFailure, type ReadQuery } from '../../kit/read-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { GroupeTab } from './groupe-tab.tsx';
import { SitesTab } from './sites-tab.tsx';
import css from './templates-impression.module.css';
import type { ImpressionTab } from './templates-impression.links.ts';
import { UnsavedPanel } from './unsaved-panel.tsx';
import { useGroupeForm, useSitesForm, type GroupeDraft, type SitesDraft } from './use-impression-forms.ts';

interface ConfigurationsPanelProps {
  tab: ImpressionTab;
  data: {
    templates: readonly TemplateImpression[];
    groupe: GroupeImpression;
    configurations: readonly Configuration[];
    sites: readonly SiteRow[];
  };
  /** A refetch that failed. */
  failed: ReadQuery | undefined;
  head: { title: string; purpose: string };
  links: ReactNode;
  TemplatesBdcList: ComponentType<{ title: string; purpose: string; notice: ReactNode }>;
}

const never = () => false;

const validate = (draft: GroupeDraft | SitesDraft) => {
  if (draft.changes > 0) draft.submit('stay');
};

/** Both configurations with pending changes: they survive a change of tab and are saved together. */
export const ConfigurationsPanel = ({ tab, data, failed, head, links, TemplatesBdcList }: ConfigurationsPanelProps) => {
  const groupe = useGroupeForm(data.groupe);
  const sites = useSitesForm(data.configurations, data.sites);
  const changes = groupe.changes + sites.changes;
  const saving = groupe.write.isPending || sites.write.isPending;
  const save = () => {
    validate(groupe);
    validate(sites);
  };
  const cancel = () => {
    // The form's own option would keep the draft.
    for (const { record } of [groupe, sites]) record.form.reset(undefined, { keepDirtyValues: false });
  };
  useSaveKey(() => changes > 0 && save());
  const notice = (
    <>
      {links}
      {failed && <ReadFailure query={failed} />}
      <div className={css.notices}>
        <FormMessage error={groupe.write.error} has={never} />
        {/* Both are closed by the same words. */}
        {!isClosed(sites.write.error) && <FormMessage error={sites.write.error} has={never} />}
      </div>
    </>
  );
  const hasButton = tab !== 'configurationTemplateBDC';
  return (
    <>
      {tab === 'configurationGroupe' && (
        <>
          <PageHeader {...head} />
          {notice}
          <GroupeTab draft={groupe} stored={data.groupe} templates={data.templates} />
        </>
      )}
      {tab === 'configurationSites' && (
        <SitesTab draft={sites} groupe={groupe} sites={data.sites} templates={data.templates} page={{ ...head, notice }} />
      )}
      {tab === 'configurationTemplateBDC' && <TemplatesBdcList {...head} notice={notice} />}
      {(changes > 0 || saving) && (
        <UnsavedPanel changes={changes} saving={saving} onValidate={hasButton ? save : undefined} onCancel={cancel} />
      )}
      <ConflictDialog {...groupe.conflict} speech={groupe.record.speech} />
      <ConflictDialog {...sites.conflict} speech={sites.record.speech} />
      <LeaveGuard mayLeave={() => changes === 0} />
    </>
  );
};
