import { SimpleGrid } from '@mantine/core';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useInitials } from './use-initials.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

export const IdentitePanel = ({ record }: { record: UtilisateurRecord }) => {
  const { field } = record;
  useInitials(record);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextField {...field('Lastname')} label="Nom" />
      <TextField {...field('Firstname')} label="Prénom" />
      <TextField {...field('Initial')} label="Initiales" help="1 à 3 lettres, tirées du prénom et du nom" />
      <TextField {...field('EMail')} label="E-mail" type="email" />
      <TextField {...field('PhoneNumber')} label="Téléphone" type="tel" />
      <TextField {...field('MobilePhone')} label="Mobile" type="tel" />
      <TextField {...field('PrivatePhone')} label="Téléphone privé" type="tel" />
    </SimpleGrid>
  );
};
