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
import type { SomeColumnActs, Spot } from './column-acts.ts';

export interface ColumnMenuProps<Row> {
  column: Column<Row>;
  place: number;
  /** Where the menu is. */
  at: Spot;
  pinned: number;
  /** Of the shown columns. */
  count: number;
  sort: readonly Sort[];
  acts: SomeColumnActs;
  onClose: () => void;
}

interface Entry {
  label: string;
  Icon: typeof IconX;
  act: () => void;
}

/** What may be done with one column, in words; each has a key or a place on the heading besides. */
export const ColumnMenu = <Row,>({ column: { id }, place, at, pinned, count, sort, acts, onClose }: ColumnMenuProps<Row>) => {
  const { order, filter, pin } = acts;
  const others = sort.filter(({ column }) => column !== id);
  const sorts = (label: string, Icon: typeof IconX, descending: boolean, beside: boolean) =>
    order && { label, Icon, act: () => order([...(beside ? others : []), { column: id, descending }]) };
  const isFirst = place === 0;
  const isPinned = place < pinned;
  const entries: (Entry | false | undefined)[] = [
    sorts('Trier par ordre croissant', IconSortAscending, false, false),
    sorts('Trier par ordre décroissant', IconSortDescending, true, false),
    filter && { label: 'Filtrer…', Icon: IconFilter, act: () => filter(id, { left: at.left, top: at.top }) },
    others.length > 0 && sorts('Puis par, croissant', IconSortAscending, false, true),
    others.length > 0 && sorts('Puis par, décroissant', IconSortDescending, true, true),
    sort.length > others.length && order && { label: 'Ne plus trier par cette colonne', Icon: IconX, act: () => order(others) },
    !isFirst && place !== 1 && place !== pinned && { label: 'Déplacer à gauche', Icon: IconArrowLeft, act: () => acts.move(id, -1) },
    !isFirst &&
      place !== count - 1 &&
      place !== pinned - 1 && { label: 'Déplacer à droite', Icon: IconArrowRight, act: () => acts.move(id, 1) },
    !isFirst &&
      pin && {
        label: isPinned ? 'Ne plus épingler' : 'Épingler à gauche',
        Icon: isPinned ? IconPinnedOff : IconPin,
        act: () => pin(id, !isPinned),
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
