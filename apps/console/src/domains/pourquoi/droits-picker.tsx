import { pourquoi, type FonctionDeLaPersonne, type PermissionDeLaPersonne } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import type { Pourquoi } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import { Select, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { useRead } from '../../kit/queries.ts';
import { useStanding } from '../../kit/session.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
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
const keyOfPermission = ({ Code }: PermissionDeLaPersonne) => `permission ${Code}`;

const labelOf = (name: string, peut: boolean) => `${name}\u00a0: ${peut ? 'oui' : 'non'}`;

interface Choice {
  group: string;
  value: string;
  label: string;
}

/** The choices in their groups, each with whether the person has it. */
const groupsOf = (all: readonly Choice[]) =>
  [...new Set(all.map(({ group }) => group))].map((group) => ({
    group,
    items: all.filter((one) => one.group === group).map(({ value, label }) => ({ value, label })),
  }));

const fonctionChoice = (one: FonctionDeLaPersonne): Choice => ({
  group: `${one.Logiciel}, ${one.Module}`,
  value: keyOf(one),
  label: labelOf(one.Fonction, one.peut),
});

const permissionChoice = (one: PermissionDeLaPersonne): Choice => ({
  group: `Relation client, ${one.LibelleCategoriePermission}`,
  value: keyOfPermission(one),
  label: labelOf(one.Libelle, one.peut),
});

interface AnswerProps {
  query: UseQueryResult<Pourquoi & { Name: string }>;
  /** « le droit « … » », within a sentence. */
  what: string;
}

const Answered = ({ query, what }: AnswerProps) => {
  if (!query.data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={4} />;
  const { verdict, Name } = query.data;
  return <ReasonsPanel pourquoi={query.data} verdict={`${Name} ${verdict ? 'détient' : 'ne détient pas'} ${what}.`} />;
};

const anew = { staleTime: 0 } as const;

const Explained = ({ idPeople, fonction }: { idPeople: number; fonction: FonctionDeLaPersonne }) => {
  const { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, Fonction } = fonction;
  const query = useRead(pourquoi.fonction, { params: { idPeople, DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID } }, anew);
  return <Answered query={query} what={`le droit «\u00a0${Fonction}\u00a0»`} />;
};

const ExplainedPermission = ({ idPeople, permission: { Code, Libelle } }: { idPeople: number; permission: PermissionDeLaPersonne }) => {
  const query = useRead(pourquoi.permission, { params: { idPeople, Code } }, anew);
  return <Answered query={query} what={`la permission «\u00a0${Libelle}\u00a0»`} />;
};

const none: readonly never[] = [];
const heldOf = (all: readonly { peut: boolean }[], one: string, several: string) =>
  `${counted(all.filter(({ peut }) => peut).length, one, several)} sur ${all.length.toLocaleString('fr-FR')}`;

const Chosen = ({ person: { IDPeople } }: { person: Person }) => {
  const params = { idPeople: IDPeople };
  const query = useRead(pourquoi.fonctions, { params }, anew);
  const maySee = mayCall(pourquoi.permissions, useStanding());
  const more = useRead(pourquoi.permissions, { params }, { ...anew, enabled: maySee });
  const [key, choose] = useState<string | null>(null);
  const [fonctions = none, permissions = none] = [query.data, more.data];
  const choices = useMemo(
    () => groupsOf([...fonctions.map(fonctionChoice), ...permissions.map(permissionChoice)]),
    [fonctions, permissions],
  );
  const failed = query.error ? query : more;
  if (!query.data || (maySee && !more.data)) return failed.error ? <ReadFailure query={failed} /> : <LoadingState lines={4} />;
  if (choices.length === 0) return <EmptyState message="Aucune fonction n’est installée." />;
  const fonction = fonctions.find((one) => keyOf(one) === key);
  const permission = permissions.find((one) => keyOfPermission(one) === key);
  const held = [
    heldOf(fonctions, 'droit détenu', 'droits détenus'),
    ...(permissions.length > 0 ? [heldOf(permissions, 'permission de relation client', 'permissions de relation client')] : []),
  ];
  return (
    <Stack gap="md">
      <Text size="sm">{`${held.join('\u00a0; ')}.`}</Text>
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
      {fonction && <Explained key={key} idPeople={IDPeople} fonction={fonction} />}
      {permission && <ExplainedPermission key={key} idPeople={IDPeople} permission={permission} />}
    </Stack>
  );
};

/** Why somebody has a right, or has not. */
export const DroitsPicker = ({ person, opened, onClose }: DroitsPickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={`Ce que peut faire ${person.Name}`} size="lg">
    <Chosen person={person} />
  </Dialog>
);
