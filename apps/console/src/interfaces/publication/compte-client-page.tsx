import { compteForm, compteManque, publication, type CompteClient } from '@comptoir/contract/interfaces/publication/publication.calls';
import { useMemo } from 'react';
import type { z } from 'zod';
import { EmailsPicker } from '../../domains/societes/emails-picker.tsx';
import { FormPage } from '../../kit/form/form-page.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import { publicationParents, publicationPath } from './publication.links.ts';

const schema = compteForm.superRefine((values, context) => {
  if (!values.Actif) return;
  for (const [field, message] of Object.entries(compteManque(values))) context.addIssue({ code: 'custom', path: [field], message });
});
type Values = z.input<typeof schema>;

const head = {
  title: 'Compte client de publication',
  purpose: 'Le compte du groupe chez le prestataire de publication, et qui reçoit ses rapports.',
  parents: publicationParents,
};

const Stored = ({ stored }: { stored: CompteClient }) => {
  const values = useMemo((): Values => ({ ...stored }), [stored]);
  const record = useRecordForm<Values, z.output<typeof schema>>({ schema, values, stored });
  const sayDone = useSayDone();
  const save = useWrite(publication.saveCompte, { touches: [publication.overview] });
  const { field } = record;
  const compte = (
    <>
      <TickField {...field('Actif')} />
      <TextField {...field('CodeClient')} />
    </>
  );
  const contact = (
    <>
      <TextField {...field('Contact')} />
      <TextField {...field('EMail')} type="email" />
      <TextField {...field('Telephone')} type="tel" />
      <EmailsPicker {...field('EMailsRapport')} />
    </>
  );
  return (
    <FormPage
      {...head}
      record={record}
      sections={[
        { id: 'compte', title: 'Compte', content: compte },
        { id: 'contact', title: 'Contact', content: contact },
      ]}
      saving={save.isPending}
      error={save.error}
      onSave={(_values, changed, headers) => save.mutateAsync({ body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'Le compte client est enregistré.')}
    />
  );
};

export const CompteClientPage = () => {
  const query = useRead(publication.compte, {});
  return query.data ? <Stored stored={query.data} /> : <RecordComing {...head} query={query} listHref={publicationPath} />;
};
