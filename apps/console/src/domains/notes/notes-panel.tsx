import { Suspense } from 'react';
import type { Fiche } from './fiche.ts';
import { late } from '../../ui/late.tsx';

const NotesList = late(() => import('./notes-list.tsx').then(({ NotesList: component }) => component));

/** What people wrote about a record, below it. */
export const NotesPanel = (props: Fiche) => (
  <Suspense>
    <NotesList {...props} />
  </Suspense>
);
