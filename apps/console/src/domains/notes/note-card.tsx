import { notes, type Note } from '@comptoir/contract/domains/notes/notes.calls';
import type { Answer } from '@comptoir/contract/kit';
import { ofName } from '@comptoir/contract/texts/elision';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { notify } from '../../kit/notify.ts';
import { invalidate, useWrite } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { offerUndo } from '../../kit/undo/undo.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Fiche } from './fiche.ts';
import { toldOf } from './mentions.ts';
import { NoteForm } from './note-form.tsx';
import css from './notes.module.css';

/** Says what was done with a note, with the way back. */
export const useSayDone = () => {
  const client = useQueryClient();
  return (saved: object, done: string, undone: string) =>
    offerUndo(saved, done, async () => {
      await invalidate(client, [notes.list]);
      return undone;
    });
};

/** One note: who wrote it, who reads it, its text, and what this person may do with it. */
export const NoteCard = ({ note, ...record }: Fiche & { note: Note }) => {
  const { kind } = useSessionInfo();
  const { IDNote, Auteur, DeOperateur, Portee, DateH, DateModification, Texte, mayChange, mayRemove } = note;
  const [isChanging, setIsChanging] = useState(false);
  const remove = useWrite(notes.remove);
  const say = useSayDone();
  const when = shownText('dateTime', DateH);
  const onRemove = () =>
    remove.mutate(
      { params: { idNote: IDNote } },
      {
        onSuccess: (saved) => say(saved, 'La note est supprimée.', 'La note est de nouveau là.'),
        onError: (error) => notify.failed(error, 'La suppression a échoué'),
      },
    );
  const onChanged = (saved?: Answer<typeof notes.update>) => {
    setIsChanging(false);
    if (saved) say(saved, toldOf('La note est modifiée.', saved.Courriels), 'La note est comme avant.');
  };
  const of = `note ${ofName(Auteur)}, ${when}`;
  return (
    <li className={css.note}>
      <div className={css.by}>
        <Text fw={600} size="sm">
          {Auteur}
        </Text>
        {kind === 'customer' && DeOperateur && <StatusBadge tone="info">Votre prestataire</StatusBadge>}
        {kind === 'operator' && (
          <StatusBadge tone={Portee === 'client' ? 'warning' : 'off'}>{Portee === 'client' ? 'Visible du client' : 'Interne'}</StatusBadge>
        )}
        <Text size="xs" c="dimmed">
          {when}
          {DateModification && `, modifiée le ${shownText('dateTime', DateModification)}`}
        </Text>
        {!isChanging && (
          <div className={css.acts}>
            {mayChange && (
              <ActOpener
                call={notes.update}
                size="compact-xs"
                variant="subtle"
                aria-label={`Modifier\u00a0: ${of}`}
                onClick={() => setIsChanging(true)}
              >
                Modifier
              </ActOpener>
            )}
            {mayRemove && (
              <ActOpener
                call={notes.remove}
                size="compact-xs"
                variant="subtle"
                color="red"
                aria-label={`Supprimer\u00a0: ${of}`}
                loading={remove.isPending}
                onClick={onRemove}
              >
                Supprimer
              </ActOpener>
            )}
          </div>
        )}
      </div>
      {isChanging ? <NoteForm {...record} note={note} onDone={onChanged} /> : <p className={css.text}>{Texte}</p>}
    </li>
  );
};
