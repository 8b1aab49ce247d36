import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconArrowsHorizontal,
  IconEyeOff,
  IconFilter,
  IconPin,
  IconPinnedOff,
  IconSortAscending,
  IconSortDescending,
  IconX,
} from '@tabler/icons-react';
import type { Column } from '../columns.ts';
import type { Sort } from '../list-state.ts';
import type { ColumnActs, Spot } from './column-acts.ts';

export interface ColumnMenuProps<Row> {
  column: Column<Row>;
  place: number;
  /** Where the menu is. */
  at: Spot;
  pinned: number;
  /** Of the shown columns. */
  count: number;
  sort: readonly Sort[];
  acts: ColumnActs;
  onClose: () => void;
}

interface Entry {
  label: string;
  Icon: typeof IconX;
  act: () => void;
}

/** What may be done with one column, in words; each has a key or a place on the heading besides. */
export const ColumnMenu = <Row,>({ column: { id }, place, at, pinned, count, sort, acts, onClose }: ColumnMenuProps<Row>) => {
  const others = sort.filter(({ column }) => column !== id);
  const sorts = (descending: boolean, beside: boolean) => () => acts.order([...(beside ? others : []), { column: id, descending }]);
  const isFirst = place === 0;
  const isPinned = place < pinned;
  const entries: (Entry | false)[] = [
    { label: 'Trier par ordre croissant', Icon: IconSortAscending, act: sorts(false, false) },
    { label: 'Trier par ordre décroissant', Icon: IconSortDescending, act: sorts(true, false) },
    { label: 'Filtrer…', Icon: IconFilter, act: () => acts.filter(id, { left: at.left, top: at.top }) },
    others.length > 0 && { label: 'Puis par, croissant', Icon: IconSortAscending, act: sorts(false, true) },
    others.length > 0 && { label: 'Puis par, décroissant', Icon: IconSortDescending, act: sorts(true, true) },
    sort.length > others.length && { label: 'Ne plus trier par cette colonne', Icon: IconX, act: () => acts.order(others) },
    !isFirst && place !== 1 && place !== pinned && { label: 'Déplacer à gauche', Icon: IconArrowLeft, act: () => acts.move(id, -1) },
    !isFirst &&
      place !== count - 1 &&
      place !== pinned - 1 && { label: 'Déplacer à droite', Icon: IconArrowRight, act: () => acts.move(id, 1) },
    !isFirst && {
      label: isPinned ? 'Ne plus épingler' : 'Épingler à gauche',
      Icon: isPinned ? IconPinnedOff : IconPin,
      act: () => acts.pin(id, !isPinned),
    },
    { label: 'Largeur selon le contenu', Icon: IconArrowsHorizontal, act: () => acts.resize(id, null) },
    !isFirst && { label: 'Masquer la colonne', Icon: IconEyeOff, act: () => acts.show(id, false) },
  ];
  return entries.map(
    (entry) =>
      entry && (
        <Button
          key={entry.label}
          variant="subtle"
          color="gray"
          size="xs"
          justify="flex-start"
          fullWidth
          leftSection={<entry.Icon size={16} aria-hidden />}
          onClick={() => {
            onClose();
            entry.act();
          }}
        >
          {entry.label}
        </Button>
      ),
  );
};
