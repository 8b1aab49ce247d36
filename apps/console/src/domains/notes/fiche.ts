import type { TableAnnotee } from '@comptoir/contract/domains/notes/notes.calls';

/** The record that notes are about. */
export interface Fiche {
  table: TableAnnotee;
  id: number;
}
