import { Suspense } from 'react';
import type { Fiche } from './fiche.ts';
import { late } from '../../ui/late.tsx';
import { memoized } from '../../ui/memoized.ts';

const NotesList = late(() => import('./notes-list.tsx').then(({ NotesList: component }) => component));

/** What people wrote about a record, below it. */
export const NotesPanel = memoized((props: Fiche) => (
  <Suspense>
    <NotesList {...props} />
  </Suspense>
));
