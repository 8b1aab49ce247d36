import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { keepChosenIds } from './chosen-ids.ts';
import css from './lot.module.css';
import { selectedWords, type Noun } from './selected-words.ts';

export interface SelectionActsProps {
  /** The list's table: each list keeps its own selection. */
  table: string;
  noun: Noun;
  ids: readonly number[];
  /** The page that changes them. */
  href: string;
  onClear: () => void;
}

/** What a `SelectionBar` shows. */
export const SelectionActs = ({ table, noun, ids, href, onClear }: SelectionActsProps) => {
  const navigate = useNavigate();
  const open = () => {
    keepChosenIds(table, ids);
    void navigate({ to: href });
  };
  return (
    <Group className={css.bar} gap="sm" role="group" aria-label="Sélection">
      <Text role="status">{selectedWords(ids.length, noun)}</Text>
      <Button size="xs" onClick={open}>
        Modifier la sélection
      </Button>
      <Button size="xs" variant="default" onClick={onClear}>
        Effacer la sélection
      </Button>
    </Group>
  );
};
