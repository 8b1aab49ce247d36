import { TagsInput, Textarea } from '@mantine/core';
import { parseEmails, printEmails } from '@comptoir/contract/texts/emails';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldWords } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';

const separators = [';', ','];

/** Addresses one by one, stored as a text with semicolons. An unreadable stored text is shown as it is, to be corrected. */
export const EmailsPicker = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & FieldWords) => {
  const { value, onChange, look } = useField(props);
  const text = typeof value === 'string' ? value : '';
  const read = parseEmails(text);
  if (!read.ok) return <Textarea {...look} rows={2} value={text} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <TagsInput
      {...look}
      value={read.value}
      onChange={(emails) => onChange(printEmails(emails.map((email) => email.trim())))}
      splitChars={separators}
      placeholder={read.value.length > 0 || look.readOnly ? '' : 'adresse@exemple.fr, puis Entrée'}
      clearable={!look.readOnly && read.value.length > 0}
      clearButtonProps={{ 'aria-label': 'Retirer toutes les adresses' }}
      maw="36rem"
    />
  );
};
