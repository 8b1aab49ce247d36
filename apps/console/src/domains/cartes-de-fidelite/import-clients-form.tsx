import { cartesDeFidelite } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { messages } from '@comptoir/contract/messages';
import { cartesDeFidelite as cartes } from '@comptoir/contract/references/cartes-de-fidelite';
import { endpointsOf } from '@comptoir/contract/references/kit';
import { Button, Card, Group, List, Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import type { CallError } from '../../kit/client.ts';
import { FileField } from '../../kit/form/fields/file-field.tsx';
import { FormMessage } from '../../kit/form/form-message.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useRead } from '../../kit/queries.ts';
import type { Order } from './use-import-clients.ts';

const schema = z.object({
  file: z.custom<File | null>((value) => value instanceof File, messages.required),
  IDFidelite: z
    .number()
    .nullable()
    .refine((value) => value !== null, messages.required),
});

const { list } = endpointsOf(cartes);
interface Carte {
  IDFidelite: number;
  Descr: string;
}
// The server answers only rows of this list.
const asCartes = (answer: unknown) => answer as readonly Carte[];

interface ImportClientsFormProps {
  /** The former choice was refused. */
  order: Order;
  error: CallError | null;
  onSend: (order: Order) => void;
}

/** What the import expects, the file, and the card for its clients. */
export const ImportClientsForm = ({ order, error, onSend }: ImportClientsFormProps) => {
  const query = useRead(list, {}, { select: asCartes });
  const options = query.data?.map(({ IDFidelite, Descr }) => ({ value: IDFidelite, label: Descr }));
  const first = query.data?.toSorted((a, b) => a.IDFidelite - b.IDFidelite)[0]?.IDFidelite ?? null;
  const values = useMemo((): Order => ({ ...order, IDFidelite: order.IDFidelite ?? first }), [order, first]);
  const { form, field, has } = useRecordForm({ schema, values });
  const submit = form.handleSubmit((sent) => onSend(sent));
  return (
    <form noValidate aria-label="Import des cartes de fidélité" onSubmit={(event) => void submit(event)}>
      <Stack>
        <FormMessage error={error} has={has} />
        <Card withBorder component="section" aria-labelledby="regles">
          <Title order={2} id="regles" mb="xs">
            Ce que fait l’import
          </Title>
          <List spacing={4}>
            <List.Item>La première ligne du fichier porte les titres&nbsp;: elle n’est pas lue.</List.Item>
            <List.Item>
              La colonne A donne le VIN du véhicule, la colonne G la date de début du contrat&nbsp;; les autres ne sont pas lues.
            </List.Item>
            <List.Item>Le client du véhicule reçoit la carte choisie, à partir de cette date.</List.Item>
            <List.Item>Une ligne qui ne peut pas être importée est refusée avec sa raison&nbsp;; les autres sont enregistrées.</List.Item>
          </List>
        </Card>
        <Card withBorder>
          <Stack>
            <FileField {...field('file')} label="Fichier Excel" rules={cartesDeFidelite.importClients.upload} />
            <SelectField {...field('IDFidelite')} options={options} failure={query} label="Carte de fidélité attribuée" />
          </Stack>
        </Card>
        <Group>
          <Button type="submit">Importer</Button>
        </Group>
      </Stack>
    </form>
  );
};
