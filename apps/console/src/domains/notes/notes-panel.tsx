import { lazy, Suspense } from 'react';
import type { Fiche } from './fiche.ts';

const NotesList = lazy(() => import('./notes-list.tsx').then(({ NotesList: component }) => ({ default: component })));

/** What people wrote about a record, below it. */
export const NotesPanel = (props: Fiche) => (
  <Suspense>
    <NotesList {...props} />
  </Suspense>
);
