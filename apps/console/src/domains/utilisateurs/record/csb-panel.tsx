import { renaultCsbFields } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { SimpleGrid, Text } from '@mantine/core';
import { SecretField } from '../../../kit/form/fields/secret-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import type { UtilisateurRecord } from './utilisateur-values.ts';

interface CsbPanelProps {
  field: UtilisateurRecord['field'];
  /** A configuration exists. */
  exists: boolean;
}

/** The user's Renault CSB credentials. */
export const CsbPanel = ({ field, exists }: CsbPanelProps) => (
  <>
    {!exists && <Text c="dimmed">Aucune configuration. Elle est ajoutée quand l’identifiant et le mot de passe sont saisis.</Text>}
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextField {...field('CsbUsername')} label={renaultCsbFields.Username.label} />
      <SecretField {...field('CsbPassword')} label={renaultCsbFields.Password.label} />
    </SimpleGrid>
  </>
);
