import { emailSms } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import type { Answer } from '@comptoir/contract/kit';
import { useMemo } from 'react';
import { lostOf } from '../../kit/a-ressaisir.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { emailSmsSchema, type EmailSmsIn, type EmailSmsOut } from './email-sms-schema.ts';
import { SmsPanel } from './sms-panel.tsx';
import { SmtpPanel } from './smtp-panel.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';

const head = {
  title: 'Module Email/SMS',
  purpose: 'Le serveur d’e-mails du groupe et l’accès de chaque société à l’API SMS.',
} as const;

const Stored = ({ stored }: { stored: Answer<typeof emailSms.read> }) => {
  const values = useMemo((): EmailSmsIn => ({ ...stored.config, societes: stored.societes }), [stored]);
  const schema = useMemo(() => emailSmsSchema({ ...stored.config, societes: stored.societes }), [stored]);
  const record = useRecordForm<EmailSmsIn, EmailSmsOut>({ schema, values, stored, aRessaisir: lostOf(stored.config) });
  const sayDone = useSayDone();
  const save = useWrite(emailSms.save);
  const send = ({ societes, ...config }: Partial<EmailSmsOut>, headers: Record<string, string>) => {
    const accounts = societes?.map(({ IDPlaque, client_id, client_secret }) => ({ IDPlaque, client_id, client_secret }));
    return save.mutateAsync({ body: { config, ...(accounts ? { societes: accounts } : {}) }, headers });
  };
  const { field } = record;
  return (
    <FormPage
      {...head}
      record={record}
      sections={[
        {
          id: 'module',
          title: 'Module',
          content: <TickField {...field('GRP_ModuleEmailSMS')} />,
        },
        { id: 'smtp', title: 'SMTP', content: <SmtpPanel record={record} /> },
        { id: 'sms', title: 'API SMS', content: <SmsPanel record={record} /> },
      ]}
      saving={save.isPending}
      error={save.error}
      onSave={(_values, changed, headers) => send(changed, headers)}
      onSaved={(saved) => sayDone(saved, 'Le module Email/SMS est enregistré.')}
    />
  );
};

/** The module that writes to the group's clients. */
export const EmailSmsPage = () => {
  const query = useRead(emailSms.read, {});
  return query.data ? <Stored stored={query.data} /> : <RecordComing {...head} query={query} listHref="/dashboard" />;
};
