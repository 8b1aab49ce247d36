import type { AccesOperateur, accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { actes, manquesDe, motsDe, type Acte } from '@comptoir/contract/domains/securite/qui-peut';
import type { Answer } from '@comptoir/contract/kit';
import { List, Select, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

const nameOf = (acte: Acte) => motsDe(acte).replace(/^d(?:e |’)(.)/u, (_, first: string) => first.toUpperCase());
const choices = actes.map((acte) => ({ value: acte, label: nameOf(acte) }));

interface GroupProps {
  title: string;
  people: readonly { operateur: AccesOperateur; manques: readonly string[] }[];
}

const Group = ({ title, people }: GroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} fw={600}>{`${title} (${people.length})`}</Text>
      <List listStyleType="none" spacing={4}>
        {people.map(({ operateur: { IDOperator, name }, manques }) => (
          <List.Item key={IDOperator}>
            <Text size="sm">{name}</Text>
            {manques.map((manque) => (
              <Text key={manque} size="xs" c="dimmed">
                {manque}
              </Text>
            ))}
          </List.Item>
        ))}
      </List>
    </section>
  );
};

interface QuiPeutDialogProps extends Pick<Answer<typeof accesCalls.acces>, 'operateurs' | 'clients'> {
  onClose: () => void;
}

/** Which operators may do something at a customer, and what the others lack. */
export const QuiPeutDialog = ({ operateurs, clients, onClose }: QuiPeutDialogProps) => {
  const [acte, chooseActe] = useState<string | null>(null);
  const [client, chooseClient] = useState<string | null>(null);
  const asked = actes.find((one) => one === acte);
  const at = clients.find(({ IDCustomer }) => String(IDCustomer) === client);
  const judged = asked && at && operateurs.map((operateur) => ({ operateur, manques: manquesDe(operateur, asked, at) }));
  return (
    <Dialog opened onClose={onClose} title={'Qui peut\u00a0?'} size="lg">
      <Stack gap="md">
        <Select
          label="Que faire"
          placeholder="Choisir…"
          data={choices}
          value={acte}
          onChange={chooseActe}
          searchable
          filter={filterChoices}
          nothingFoundMessage="Aucun résultat"
          comboboxProps={{ withinPortal: false }}
          data-autofocus
        />
        <Select
          label="Chez quel client"
          placeholder="Choisir…"
          data={clients.map(({ IDCustomer, label }) => ({ value: String(IDCustomer), label }))}
          value={client}
          onChange={chooseClient}
          searchable
          filter={filterChoices}
          limit={200}
          nothingFoundMessage="Aucun résultat"
          comboboxProps={{ withinPortal: false }}
        />
        <Stack gap="md" aria-live="polite">
          {judged && (
            <>
              <Group title="Peuvent" people={judged.filter(({ manques }) => manques.length === 0)} />
              <Group title="Ne peuvent pas" people={judged.filter(({ manques }) => manques.length > 0)} />
              <Text size="sm" c="dimmed">
                Selon le rôle et les limites de chacun&nbsp;; l’accord que le client demande vient en plus.
              </Text>
            </>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
};
