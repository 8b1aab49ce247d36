import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import {
  smartDataForLead,
  smartDataForm,
  type SmartData,
} from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.calls';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../kit/client.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { SecretField } from '../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { CheckButton } from '../../kit/check-button.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';

type In = z.input<typeof smartDataForm>;
type Out = z.output<typeof smartDataForm>;

const head = {
  title: 'SmartDataForLead',
  purpose: 'Récupérer à intervalles réguliers les données qui enrichissent les leads.',
} as const;

const Fields = ({ record: { field, form } }: { record: RecordForm<In, Out> }) => {
  const isOn = useWatch({ control: form.control, name: 'GRP_SmartDataForLead' });
  const check = async () => {
    const { GRP_SmartDataForLead_Login, GRP_SmartDataForLead_Password } = form.getValues();
    await call(smartDataForLead.check, { body: { GRP_SmartDataForLead_Login, GRP_SmartDataForLead_Password } });
    return 'SmartDataForLead accepte ces identifiants.';
  };
  return (
    <>
      <TickField {...field('GRP_SmartDataForLead')} />
      {isOn === true && (
        <>
          <TextField {...field('GRP_SmartDataForLead_Login')} />
          <SecretField {...field('GRP_SmartDataForLead_Password')} />
          <NumberField {...field('GRP_SmartDataForLead_Delai')} unit="jours" />
          <CheckButton label="Essayer les identifiants" check={check} />
        </>
      )}
    </>
  );
};

const Stored = ({ stored }: { stored: SmartData }) => {
  const values = useMemo((): In => ({ ...stored }), [stored]);
  const record = useRecordForm<In, Out>({ schema: smartDataForm, values, stored });
  const sayDone = useSayDone();
  const save = useWrite(smartDataForLead.save, { touches: [dashboard.smartDataForLead] });
  return (
    <FormPage
      {...head}
      record={record}
      sections={[{ id: 'configuration', title: 'Configuration', content: <Fields record={record} /> }]}
      saving={save.isPending}
      error={save.error}
      onSave={(_values, changed, headers) => save.mutateAsync({ body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'La configuration est enregistrée.')}
    />
  );
};

/** The account and the interval of the retrieval. */
export const SmartDataForLeadPage = () => {
  const query = useRead(smartDataForLead.config, {});
  return query.data ? <Stored stored={query.data} /> : <RecordComing {...head} query={query} listHref="/dashboard" />;
};
