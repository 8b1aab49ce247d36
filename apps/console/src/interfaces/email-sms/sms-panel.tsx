import { accountFields, emailSms, type EmailSmsSociete } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { PasswordInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Controller, useFormState } from 'react-hook-form';
import { call } from '../../kit/client.ts';
import { afterPress } from '../../kit/form/fields/after-press.ts';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { CheckButton } from '../../kit/check-button.tsx';
import { LostNotice } from '../../kit/lost-notice.tsx';
import type { EmailSmsIn, EmailSmsOut } from './email-sms-schema.ts';

const { client_id: clientId, client_secret: clientSecret } = accountFields;

interface SocieteProps {
  societe: EmailSmsSociete;
  faults: Partial<Record<'client_id' | 'client_secret', { message?: string | undefined }>> | undefined;
  onChange: (part: Partial<EmailSmsSociete>) => void;
  onBlur: () => void;
}

const Societe = ({ societe, faults, onChange, onBlur }: SocieteProps) => {
  const { IDPlaque, Libelle, client_id, client_secret } = societe;
  const check = async () => {
    await call(emailSms.testSms, { body: { IDPlaque, client_id, client_secret } });
    return `L’API SMS accepte l’accès ${ofName(Libelle)}.`;
  };
  const described = (name: string) => (societe.ARessaisir?.includes(name) ? { description: <LostNotice /> } : {});
  return (
    <div role="group" aria-label={Libelle}>
      <Text fw={600}>{Libelle}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <TextInput
          // The address of the check that finds the account incomplete.
          id={`societe-${IDPlaque}`}
          label={clientId.heading}
          {...described('client_id')}
          aria-label={`${clientId.heading} ${ofName(Libelle)}`}
          value={client_id}
          onChange={({ currentTarget: { value } }) => onChange({ client_id: value })}
          error={faults?.client_id?.message}
          onBlur={onBlur}
          autoComplete="off"
        />
        <PasswordInput
          label={clientSecret.heading}
          {...described('client_secret')}
          aria-label={`${clientSecret.heading} ${ofName(Libelle)}`}
          value={client_secret}
          onChange={({ currentTarget: { value } }) => onChange({ client_secret: value })}
          error={faults?.client_secret?.message}
          onBlur={onBlur}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': `Afficher «\u00a0${clientSecret.heading}\u00a0» ${ofName(Libelle)}` }}
        />
        <CheckButton label="Essayer" check={check} disabled={client_id === '' || client_secret === ''} />
      </SimpleGrid>
    </div>
  );
};

/** The SMS API credentials of each company. */
export const SmsPanel = ({ record: { form } }: { record: RecordForm<EmailSmsIn, EmailSmsOut> }) => {
  const { errors } = useFormState({ control: form.control, name: 'societes' });
  return (
    <Controller
      control={form.control}
      name="societes"
      render={({ field: { value, onChange, onBlur } }) => (
        <Stack>
          {value.map((societe, at) => (
            <Societe
              key={societe.IDPlaque}
              societe={societe}
              faults={errors.societes?.[at]}
              onChange={(part) => onChange(value.map((one) => (one.IDPlaque === societe.IDPlaque ? { ...one, ...part } : one)))}
              onBlur={() => afterPress(onBlur)}
            />
          ))}
        </Stack>
      )}
    />
  );
};
