import { Suspense } from 'react';
import { useIndexed } from '../../kit/form/page-index.ts';
import type { Fiche } from './fiche.ts';
import css from './notes.module.css';
import { late } from '../../ui/late.tsx';
import { memoized } from '../../ui/memoized.ts';

const NotesList = late(() => import('./notes-list.tsx').then(({ NotesList: component }) => component));

/** What people wrote about a record, below it. */
export const NotesPanel = memoized((props: Fiche) => {
  useIndexed('notes', 'Notes');
  return (
    <section id="notes" className={css.panel} tabIndex={-1} aria-label="Notes">
      <Suspense>
        <NotesList {...props} />
      </Suspense>
    </section>
  );
});
