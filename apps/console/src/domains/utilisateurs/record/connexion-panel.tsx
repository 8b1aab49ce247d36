import { SimpleGrid } from '@mantine/core';
import { SecretField } from '../../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import type { UtilisateurRecord } from './utilisateur-values.ts';

interface ConnexionPanelProps {
  field: UtilisateurRecord['field'];
  /** The stored password is not in the form: an empty field keeps it. */
  keepsPassword: boolean;
}

export const ConnexionPanel = ({ field, keepsPassword }: ConnexionPanelProps) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextField {...field('LoginWEB')} />
    <SecretField {...field('Password')} {...(keepsPassword ? { help: 'Laissez vide pour garder le mot de passe actuel.' } : {})} />
  </SimpleGrid>
);
