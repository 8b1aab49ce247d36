import { SimpleGrid } from '@mantine/core';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useInitials } from './use-initials.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

export const IdentitePanel = ({ record }: { record: UtilisateurRecord }) => {
  const { field } = record;
  useInitials(record);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
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
