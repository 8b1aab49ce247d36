import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { wsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormPage } from '../../kit/form/form-page.tsx';
import { SecretField } from '../../kit/form/fields/secret-field.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { wsimportPath } from './wsimport.links.ts';
import {
  bodyOf,
  generatePassword,
  newValues,
  partenaireOptions,
  withPrefix,
  wsimportForm,
  type WsimportIn,
  type WsimportOut,
} from './wsimport-values.ts';

type Record = RecordForm<WsimportIn, WsimportOut>;

/** The company, and one of its sites once the company is chosen. */
const PlaceFields = ({ record: { field, form } }: { record: Record }) => {
  const companies = useRead(societes.list, {});
  const all = useRead(sites.list, {});
  const [IDPlaque, IDSite] = useWatch({ control: form.control, name: ['IDPlaque', 'IDSite'] });
  const own = all.data?.filter((site) => site.IDPlaque === IDPlaque);
  const isStray = own !== undefined && IDSite !== null && own.every((site) => site.IDSite !== IDSite);
  useEffect(() => {
    if (isStray) form.setValue('IDSite', null, { shouldDirty: true });
  }, [isStray, form]);
  return (
    <>
      <SelectField
        {...field('IDPlaque')}
        options={companies.data?.map((row) => ({ value: row.IDPlaque, label: row.Libelle }))}
        failure={companies}
      />
      {IDPlaque > 0 && (
        <SelectField
          {...field('IDSite')}
          placeholder="Toute la société"
          options={own?.map((site) => ({ value: site.IDSite, label: `${site.Descr} ${site.Code}` }))}
          failure={all}
        />
      )}
    </>
  );
};

const AccountFields = ({ record: { field, form } }: { record: Record }) => {
  const partenaire = useWatch({ control: form.control, name: 'partenaire' });
  useEffect(() => {
    if (partenaire === '') return;
    form.setValue('Login', withPrefix(partenaire, form.getValues('Login')), { shouldDirty: true });
    // The refusal was about the former text of the login.
    form.clearErrors('Login');
  }, [partenaire, form]);
  const generate = () => form.setValue('Password', generatePassword(), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <SelectField {...field('partenaire')} label="Partenaire" options={partenaireOptions} />
      <TextField {...field('Login')} />
      <SecretField {...field('Password')} />
      <div>
        <Button variant="default" onClick={generate}>
          Générer un mot de passe
        </Button>
      </div>
    </>
  );
};

/** A new account. */
export const WsimportForm = () => {
  const navigate = useNavigate();
  const sayDone = useSayDone();
  const record = useRecordForm<WsimportIn, WsimportOut>({ schema: wsimportForm, values: newValues });
  const create = useWrite(wsimport.create);
  return (
    <FormPage
      title="Ajouter un compte d’import de leads"
      purpose="Un partenaire envoie des leads avec ce compte, à une société ou à un seul de ses sites."
      parents={[{ label: 'Comptes d’import de leads', href: wsimportPath }]}
      record={record}
      sections={[
        { id: 'destination', title: 'Destination', content: <PlaceFields record={record} /> },
        { id: 'compte', title: 'Compte', content: <AccountFields record={record} /> },
      ]}
      saving={create.isPending}
      error={create.error}
      submitLabel="Ajouter"
      onSave={(values) => create.mutateAsync({ body: bodyOf(values) })}
      onSaved={(saved) => {
        sayDone(saved, 'Le compte d’import est ajouté.');
        return navigate({ to: wsimportPath });
      }}
    />
  );
};
