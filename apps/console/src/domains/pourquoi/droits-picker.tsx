import { pourquoi, type FonctionDeLaPersonne } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { Select, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';

interface Person {
  IDPeople: number;
  Name: string;
}

interface DroitsPickerProps {
  person: Person;
  opened: boolean;
  onClose: () => void;
}

const keyOf = ({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }: FonctionDeLaPersonne) => `${DRFUNCTION_ID}/${DRTYPE_PRIVILEGE_ID}`;

/** The choices by module, each with whether the person has it. */
const choicesOf = (all: readonly FonctionDeLaPersonne[]) =>
  [...new Set(all.map(({ Logiciel, Module }) => `${Logiciel}, ${Module}`))].map((group) => ({
    group,
    items: all
      .filter(({ Logiciel, Module }) => `${Logiciel}, ${Module}` === group)
      .map((one) => ({ value: keyOf(one), label: `${one.Fonction}\u00a0: ${one.peut ? 'oui' : 'non'}` })),
  }));

const Explained = ({ person: { IDPeople, Name }, fonction }: { person: Person; fonction: FonctionDeLaPersonne }) => {
  const { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID } = fonction;
  const query = useRead(pourquoi.fonction, { params: { idPeople: IDPeople, DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID } }, { staleTime: 0 });
  if (!query.data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={4} />;
  const { verdict, Fonction } = query.data;
  return (
    <ReasonsPanel pourquoi={query.data} verdict={`${Name} ${verdict ? 'détient' : 'ne détient pas'} le droit «\u00a0${Fonction}\u00a0».`} />
  );
};

const Chosen = ({ person }: { person: Person }) => {
  const query = useRead(pourquoi.fonctions, { params: { idPeople: person.IDPeople } }, { staleTime: 0 });
  const [key, choose] = useState<string | null>(null);
  const { data } = query;
  const choices = useMemo(() => choicesOf(data ?? []), [data]);
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={4} />;
  if (data.length === 0) return <EmptyState message="Aucune fonction n’est installée." />;
  const fonction = data.find((one) => keyOf(one) === key);
  return (
    <Stack gap="md">
      <Text size="sm">{`${counted(data.filter(({ peut }) => peut).length, 'droit détenu', 'droits détenus')} sur ${data.length}.`}</Text>
      <Select
        label="Droit"
        placeholder="Choisir un droit…"
        data={choices}
        value={key}
        onChange={choose}
        searchable
        filter={({ options, search }) =>
          options
            .map((group) => ('items' in group ? { ...group, items: filterChoices({ options: group.items, search }) } : group))
            .filter((group) => !('items' in group) || group.items.length > 0)
        }
        limit={200}
        nothingFoundMessage="Aucun droit ne correspond."
        data-autofocus
      />
      {fonction && <Explained key={keyOf(fonction)} person={person} fonction={fonction} />}
    </Stack>
  );
};

/** Why somebody has a right, or has not. */
export const DroitsPicker = ({ person, opened, onClose }: DroitsPickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={`Ce que peut faire ${person.Name}`} size="lg">
    <Chosen person={person} />
  </Dialog>
);
