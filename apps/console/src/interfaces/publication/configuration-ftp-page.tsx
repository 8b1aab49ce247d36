import { ftpForm, publication, type ConfigurationFtp } from '@comptoir/contract/interfaces/publication/publication.calls';
import { useMemo } from 'react';
import type { z } from 'zod';
import { CheckButton } from '../../kit/check-button.tsx';
import { call } from '../../kit/client.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { SecretField } from '../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import { publicationParents, publicationPath } from './publication.links.ts';

type Values = z.input<typeof ftpForm>;

const head = {
  title: 'Configuration FTP de publication',
  purpose: 'Le serveur FTP où les fichiers des véhicules sont déposés pour les portails.',
  parents: publicationParents,
};

const Stored = ({ stored }: { stored: ConfigurationFtp }) => {
  const values = useMemo((): Values => ({ ...stored }), [stored]);
  const record = useRecordForm<Values, z.output<typeof ftpForm>>({ schema: ftpForm, values, stored });
  const sayDone = useSayDone();
  const save = useWrite(publication.saveFtp, { touches: [publication.overview] });
  const check = async () => (await call(publication.testFtp, { body: record.form.getValues() })).message;
  const { field } = record;
  const server = (
    <>
      <TextField {...field('Hote')} placeholder="ftp.exemple.fr" />
      <NumberField {...field('Port')} grouped={false} />
      <TextField {...field('Dossier')} />
      <TickField {...field('Passif')} />
    </>
  );
  const account = (
    <>
      <TextField {...field('Login')} />
      <SecretField {...field('Password')} />
      <CheckButton label="Tester la connexion" check={check} />
    </>
  );
  return (
    <FormPage
      {...head}
      record={record}
      sections={[
        { id: 'serveur', title: 'Serveur', content: server },
        { id: 'compte', title: 'Compte', content: account },
      ]}
      saving={save.isPending}
      error={save.error}
      onSave={(_values, changed, headers) => save.mutateAsync({ body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'La configuration FTP est enregistrée.')}
    />
  );
};

export const ConfigurationFtpPage = () => {
  const query = useRead(publication.ftp, {});
  return query.data ? <Stored stored={query.data} /> : <RecordComing {...head} query={query} listHref={publicationPath} />;
};
