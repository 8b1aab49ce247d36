import { notes } from '@comptoir/contract/domains/notes/notes.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readDraft } from '../../kit/drafts/store.ts';
import { useDraftKey } from '../../kit/drafts/use-draft.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import type { Fiche } from './fiche.ts';
import { NoteCard, useSayDone } from './note-card.tsx';
import { toldOf } from './mentions.ts';
import { NoteForm } from './note-form.tsx';
import css from './notes.module.css';

export const NotesList = (record: Fiche) => {
  const { table, id } = record;
  const query = useRead(notes.list, { params: { table, ligne: id } });
  const { data } = query;
  // A draft of a new note waits for its form.
  const place = useDraftKey(undefined, `note ${table} ${id} `);
  const [isAdding, setIsAdding] = useState(() => readDraft(place) !== null);
  const button = useRef<HTMLButtonElement>(null);
  const say = useSayDone();
  const onAdded = (saved?: Answer<typeof notes.create>) => {
    // A disabled button takes no focus.
    flushSync(() => setIsAdding(false));
    button.current?.focus();
    if (saved) say(saved, toldOf('La note est ajoutée.', saved.Courriels), 'La note n’est plus là.');
  };
  return (
    <>
      <div className={css.head}>
        <Title order={2} size="h3">
          {data ? `Notes (${data.length})` : 'Notes'}
        </Title>
        <ActOpener
          call={notes.create}
          ref={button}
          size="compact-md"
          variant="default"
          disabled={isAdding}
          onClick={() => setIsAdding(true)}
        >
          Ajouter une note
        </ActOpener>
      </div>
      <ReadFailure query={query} />
      {isAdding && <NoteForm {...record} onDone={onAdded} />}
      {!data && !query.error && <LoadingState lines={2} />}
      {data?.length === 0 && !isAdding && (
        <Text size="sm" c="dimmed">
          Rien n’a encore été noté ici.
        </Text>
      )}
      <ul className={css.list} aria-label="Notes" hidden={!data?.length}>
        {data?.map((note) => (
          <NoteCard key={note.IDNote} {...record} note={note} />
        ))}
      </ul>
    </>
  );
};
