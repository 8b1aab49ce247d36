import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { esellerLead, needsIDClient, type CodeLead, type LeadConfig } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { HistoriquePanel } from '../../domains/journal/historique-panel.tsx';
import { FormPage } from '../../kit/form/form-page.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { leadForm, valuesOf, type LeadIn, type LeadOut, type LeadRecord } from './configuration-values.ts';
import { LeadFieldPanel } from './lead-field-panel.tsx';
import { leadHead } from './lead-head.ts';
import { leadTabKey } from './lead-tabs-panel.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import { ReportingPanel } from './reporting-panel.tsx';

interface PartProps {
  record: LeadRecord;
}

const Activation = ({ record, exists }: PartProps & { exists: boolean }) => {
  const [IDClient, Actif] = useWatch({ control: record.form.control, name: ['IDClient', 'Actif'] });
  const isBlocked = IDClient.trim() === '' && Actif !== true;
  return (
    <>
      <TextField {...record.field('IDClient')} />
      <TickField {...record.field('Actif', isBlocked ? needsIDClient : null)} />
      <ReportingPanel exists={exists} />
    </>
  );
};

const Fields = ({ record, codes }: PartProps & { codes: readonly CodeLead[] }) =>
  codes.map((code) => <LeadFieldPanel key={code} record={record} code={code} />);

const Traitement = ({ record }: PartProps) => {
  const isFirst = useWatch({ control: record.form.control, name: 'GRP_BDCTraitementLeadAmontChefVente' });
  return (
    <>
      <Fields record={record} codes={['GRP_eSellerLeadProcessBDC', 'GRP_BDCTraitementLeadAmontChefVente']} />
      <LeadFieldPanel
        record={record}
        code="GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV"
        raison={isFirst ? null : 'Demande le traitement par le BDC en amont du chef des ventes.'}
      />
      <Fields record={record} codes={['GRP_BDCTraitementLeadsAPV', 'GRP_PotCommunVendeursEmailCDV']} />
    </>
  );
};

const kinds: readonly CodeLead[] = [
  'GRP_eSellerLeadGereLeadVN',
  'GRP_eSellerLeadGereLeadVO',
  'GRP_eSellerTeamGereLeadVN',
  'GRP_eSellerTeamGereLeadVO',
];
const options: readonly CodeLead[] = [
  'GRP_esellerLeadCallcenterTypeCreateLead',
  'GRP_esellerLeadCampagne',
  'GRP_GestionVIP',
  'GRP_esellerLeadEditRapportCloture',
  'GRP_eSellerLeadAtelierMailRapport',
  'GRP_reportingTransformationCyclevente',
];

interface ConfigurationFormProps {
  stored: LeadConfig;
  tabs: ReactNode;
}

/** The lead options of the group. */
export const ConfigurationForm = ({ stored, tabs }: ConfigurationFormProps) => {
  const values = useMemo(() => valuesOf(stored), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<LeadIn, LeadOut>({ schema: leadForm, values, stored });
  const update = useWrite(esellerLead.updateConfig, { touches: [dashboard.esellerLead, gpParametres.read] });
  const sections = [
    { id: 'activation', title: 'Activation', content: <Activation record={record} exists={stored.reportingLeadMenuExist} /> },
    { id: 'leads', title: 'Leads traités', content: <Fields record={record} codes={kinds} /> },
    { id: 'traitement', title: 'Traitement par le BDC', content: <Traitement record={record} /> },
    { id: 'options', title: 'Options', content: <Fields record={record} codes={options} /> },
    { id: 'mobile', title: 'Application mobile', content: <MobilePanel record={record} /> },
  ];
  return (
    <FormPage
      {...leadHead}
      notice={tabs}
      record={record}
      sections={sections}
      saving={update.isPending}
      error={update.error}
      onSave={(_, changed, headers) => update.mutateAsync({ body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'La configuration est enregistrée.')}
      after={<HistoriquePanel table="gpParametres" id={1} />}
      tabKey={leadTabKey}
    />
  );
};
