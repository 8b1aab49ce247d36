import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { LinkAction } from './row-actions.tsx';

/** Leads to the page on which the row is changed. */
export const editAction = <Row,>(href: (row: Row) => string): LinkAction<Row> => ({
  kind: 'link',
  label: 'Modifier',
  icon: <IconPencil size={18} aria-hidden />,
  href,
});

/** What every removal of a row looks like; the list adds its question and its call. */
export const removal = { kind: 'call', label: 'Supprimer', icon: <IconTrash size={18} aria-hidden />, destructive: true } as const;
