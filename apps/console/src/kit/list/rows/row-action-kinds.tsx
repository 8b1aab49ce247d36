import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { LinkAction } from './row-actions.tsx';

/** Links to the page where the row is edited. */
export const editAction = <Row,>(href: (row: Row) => string): LinkAction<Row> => ({
  kind: 'link',
  label: 'Modifier',
  icon: <IconPencil size={18} aria-hidden />,
  href,
});

/** What every removal looks like and asks; the list adds its question and its call. */
export const removal = {
  kind: 'call',
  label: 'Supprimer',
  icon: <IconTrash size={18} aria-hidden />,
  destructive: true,
  motif: true,
} as const;
