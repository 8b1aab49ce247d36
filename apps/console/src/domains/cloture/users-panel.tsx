import { Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import css from './cloture.module.css';

interface User {
  ID: number;
  Name: string;
}

interface BoxProps {
  label: string;
  users: readonly User[];
  act: string;
  actAll: string;
  onMove: (ids: readonly number[]) => void;
}

const Box = ({ label, users, act, actAll, onMove }: BoxProps) => {
  const [marked, setMarked] = useState<readonly number[]>([]);
  const id = useId();
  const move = (ids: readonly number[]) => {
    onMove(ids);
    setMarked([]);
  };
  return (
    <Stack gap="xs" className={css.box ?? ''}>
      <Text component="label" htmlFor={id} fw={600}>
        {label} ({users.length})
      </Text>
      <select
        id={id}
        multiple
        size={12}
        className={css.list}
        value={marked.map(String)}
        onChange={({ currentTarget: { selectedOptions } }) => setMarked([...selectedOptions].map(({ value }) => Number(value)))}
        onDoubleClick={() => move(marked)}
      >
        {users.map(({ ID, Name }) => (
          <option key={ID} value={ID}>
            {Name}
          </option>
        ))}
      </select>
      <Group gap="xs">
        <Button variant="default" disabled={marked.length === 0} onClick={() => move(marked)}>
          {act}
        </Button>
        <Button variant="default" disabled={users.length === 0} onClick={() => move(users.map(({ ID }) => ID))}>
          {actAll}
        </Button>
      </Group>
    </Stack>
  );
};

interface UsersPanelProps {
  offered: readonly User[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Available and chosen users; each list moves users to the other. */
export const UsersPanel = ({ offered, chosen, onChange }: UsersPanelProps) => {
  const taken = new Set(chosen);
  return (
    <div className={css.boxes}>
      <Box
        label="Utilisateurs disponibles"
        users={offered.filter(({ ID }) => !taken.has(ID))}
        act="Ajouter"
        actAll="Tout ajouter"
        onMove={(ids) => onChange([...chosen, ...ids])}
      />
      <Box
        label="Utilisateurs sélectionnés"
        users={offered.filter(({ ID }) => taken.has(ID))}
        act="Retirer"
        actAll="Tout retirer"
        onMove={(ids) => onChange(chosen.filter((one) => !ids.includes(one)))}
      />
    </div>
  );
};
