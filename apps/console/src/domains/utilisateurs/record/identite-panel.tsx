import { SimpleGrid } from '@mantine/core';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useInitials } from './use-initials.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

interface Props {
  record: UtilisateurRecord;
}

/** Draws nothing: a letter of a name draws none of the panel's other fields. */
const Initials = ({ record }: Props) => {
  useInitials(record);
  return null;
};

export const IdentitePanel = ({ record }: Props) => {
  const { field } = record;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Initials record={record} />
      <TextField {...field('Lastname')} />
      <TextField {...field('Firstname')} />
      <TextField {...field('Initial')} />
      <TextField {...field('EMail')} type="email" />
      <TextField {...field('PhoneNumber')} type="tel" />
      <TextField {...field('MobilePhone')} type="tel" />
      <TextField {...field('PrivatePhone')} type="tel" />
    </SimpleGrid>
  );
};
