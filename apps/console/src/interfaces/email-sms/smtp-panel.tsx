import { emailSms } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { messages } from '@comptoir/contract/messages';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { SecretField } from '../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { CheckButton } from '../../kit/check-button.tsx';
import type { EmailSmsIn, EmailSmsOut } from './email-sms-schema.ts';

const mostCharacters = 255;

/** The group's mail server, and a message to try it with. */
export const SmtpPanel = ({ record: { field, form } }: { record: RecordForm<EmailSmsIn, EmailSmsOut> }) => {
  const [destinataire, setDestinataire] = useState('');
  const isTooLong = destinataire.length > mostCharacters;
  const check = async () => {
    const { societes: _, GRP_ModuleEmailSMS: __, ...smtp } = form.getValues();
    const { message } = await call(emailSms.test, { body: { ...smtp, destinataire } });
    return message;
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField {...field('GRP_SMTP_Host')} />
        <TextField {...field('GRP_SMTP_Port')} />
        <TextField {...field('GRP_SMTP_Login')} />
        <SecretField {...field('GRP_SMTP_Password')} />
        <TextField {...field('GRP_SMTP_From')} />
      </SimpleGrid>
      <TickField {...field('GRP_SMTP_UseSSL')} />
      <TextInput
        label="Destinataire du message de test"
        type="email"
        value={destinataire}
        onChange={({ currentTarget: { value } }) => setDestinataire(value)}
        error={isTooLong && messages.tooLong(mostCharacters)}
        autoComplete="off"
      />
      <CheckButton label="M’envoyer un message de test" check={check} disabled={destinataire.trim() === '' || isTooLong} />
    </>
  );
};
