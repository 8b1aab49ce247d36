import { dbs, dbsConfigForm } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import type { Answer } from '@comptoir/contract/kit';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '../../kit/client.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { SecretField } from '../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { CheckButton } from '../../kit/check-button.tsx';
import { useTab } from '../../kit/use-tab.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { dbsHead, dbsTabs } from './dbs-head.ts';

type Values = z.input<typeof dbsConfigForm>;

const Stored = ({ stored }: { stored: Answer<typeof dbs.config> }) => {
  const { tab, links } = useTab(dbsTabs);
  const values = useMemo((): Values => ({ ...stored }), [stored]);
  const record = useRecordForm<Values, Values>({ schema: dbsConfigForm, values, stored });
  const sayDone = useSayDone();
  const save = useWrite(dbs.saveConfig, { touches: [dbs.sitesDBS] });
  const check = async () => {
    const { sites } = await call(dbs.check, { body: record.form.getValues() });
    return `DBS a répondu et connaît ${sites} site${sites > 1 ? 's' : ''} pour ce client.`;
  };
  const { field } = record;
  const content = (
    <>
      <TextField {...field('GRP_DBS_ClientId')} />
      <SecretField {...field('GRP_DBS_ClientSecret')} />
      <CheckButton label="Essayer la connexion" check={check} />
    </>
  );
  return (
    <FormPage
      {...dbsHead}
      notice={<TabLinks label="Onglets de l’API DBS" tabs={links} current={tab} />}
      record={record}
      sections={[{ id: 'auth', title: 'Authentification', content }]}
      saving={save.isPending}
      error={save.error}
      onSave={(_values, changed, headers) => save.mutateAsync({ body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'L’authentification est enregistrée.')}
      tabKey="onglet"
    />
  );
};

export const AuthForm = () => {
  const query = useRead(dbs.config, {});
  return query.data ? <Stored stored={query.data} /> : <RecordComing {...dbsHead} query={query} listHref="/dashboard" />;
};
