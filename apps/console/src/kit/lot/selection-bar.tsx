import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { keepChosenIds } from './chosen-ids.ts';
import css from './lot.module.css';

interface SelectionBarProps {
  /** The list's table: each list keeps its own selection. */
  table: string;
  ids: readonly number[];
  /** The page that changes them. */
  href: string;
  onClear: () => void;
}

const words = (count: number) => (count > 1 ? `${count.toLocaleString('fr-FR')} lignes sélectionnées` : '1 ligne sélectionnée');

/** Above a list with ticked rows: how many, and what to do with them. */
export const SelectionBar = ({ table, ids, href, onClear }: SelectionBarProps) => {
  const navigate = useNavigate();
  const open = () => {
    keepChosenIds(table, ids);
    void navigate({ to: href });
  };
  return (
    <Group className={css.bar} gap="sm" role="group" aria-label="Sélection">
      <Text role="status">{words(ids.length)}</Text>
      <Button size="xs" onClick={open}>
        Modifier la sélection
      </Button>
      <Button size="xs" variant="default" onClick={onClear}>
        Effacer la sélection
      </Button>
    </Group>
  );
};
