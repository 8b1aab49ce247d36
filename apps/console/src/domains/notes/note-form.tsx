import { notes, type Note } from '@comptoir/contract/domains/notes/notes.calls';
import type { Answer } from '@comptoir/contract/kit';
import { noteFields } from '@comptoir/contract/domains/notes/notes.fields';
import { Button, Checkbox, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DraftNotice, UnkeptDraft } from '../../kit/drafts/draft-notice.tsx';
import { dropDraft, readDraft } from '../../kit/drafts/store.ts';
import { useDraft, useDraftKey } from '../../kit/drafts/use-draft.ts';
import { LeaveGuard } from '../../kit/form/saving/leave-guard.tsx';
import { useRead, useWrite } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import type { Fiche } from './fiche.ts';
import { MentionPicker } from './mention-picker.tsx';
import { mayName, mentionsIn, reachedBy, type Personne } from './mentions.ts';
import css from './notes.module.css';

type Written = Answer<typeof notes.create>;

interface NoteFormProps extends Fiche {
  /** Absent: a new note. */
  note?: Note;
  /** With what the server answered, unless it was given up. */
  onDone: (saved?: Written) => void;
}

const faultOf = (text: string) => {
  const read = noteFields.Texte.input.safeParse(text);
  return read.success ? undefined : read.error.issues[0]?.message;
};

const nobody: readonly never[] = [];

/** Whether those whom the note names are told by mail: `reached` has an address. */
const useByMail = (reached: readonly Personne[]) => {
  const [isTicked, setIsTicked] = useState(false);
  return { reached, isOn: isTicked && reached.length > 0, onChange: setIsTicked };
};

const ByMail = ({ reached, isOn, onChange, error }: ReturnType<typeof useByMail> & { error: string | undefined }) =>
  reached.length > 0 && (
    <Checkbox
      label="Prévenir par e-mail"
      description={new Intl.ListFormat('fr').format(reached.map(({ Name }) => Name))}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
    />
  );

const useNote = ({ table, id, note, onDone }: NoteFormProps) => {
  const { kind, login } = useSessionInfo();
  const stored = note?.Texte ?? '';
  const [text, setText] = useState(stored);
  const [isShared, setIsShared] = useState(note?.Portee === 'client' || kind === 'customer');
  const [fault, setFault] = useState<string>();
  const params = { table, ligne: id };
  const { data: everybody = nobody } = useRead(notes.personnes, { params });
  const portee = isShared ? 'client' : 'interne';
  const people = everybody.filter(mayName(portee));
  const byMail = useByMail(reachedBy(text, people, note?.mentions ?? nobody, { Kind: kind, Login: login }));
  const place = useDraftKey(undefined, `note ${table} ${id} ${note?.IDNote ?? ''}`);
  const draft = useDraft(place);
  // A form that only shows what waits leaves the focus where it is.
  const [isAsked] = useState(() => readDraft(place) === null);
  const { keep } = draft;
  useEffect(() => keep({ fields: text === stored ? {} : { Texte: [stored, text] }, left: [] }, null), [text, stored, keep]);
  const [add, change] = [useWrite(notes.create), useWrite(notes.update)];
  const end = (saved?: Written) => {
    dropDraft(place);
    onDone(saved);
  };
  const send = () => {
    const wrong = faultOf(text);
    setFault(wrong);
    if (wrong !== undefined) return;
    const body = { Texte: text, Portee: portee, mentions: mentionsIn(text, people), ParEMail: byMail.isOn } as const;
    if (note) change.mutate({ params: { idNote: note.IDNote }, body }, { onSuccess: end });
    else add.mutate({ params, body }, { onSuccess: end });
  };
  const { error, isPending } = note ? change : add;
  return { kind, stored, text, setText, isShared, setIsShared, byMail, fault, people, place, draft, isAsked, send, end, error, isPending };
};

/** Writes a note, or changes one. What is typed is kept as a draft until it is sent. */
export const NoteForm = (props: NoteFormProps) => {
  const { note } = props;
  const { kind, stored, text, setText, isShared, setIsShared, byMail, fault, people, place, draft, isAsked, send, end, error, isPending } =
    useNote(props);
  const isChanged = text !== stored;
  const fields = error?.fields ?? {};
  return (
    <form
      className={css.writer}
      aria-label={note ? 'Modifier la note' : 'Nouvelle note'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <DraftNotice
        draft={draft}
        version={null}
        standing={(name) => (name === 'Texte' ? { value: stored } : null)}
        apply={(values) => {
          const typed = values.get('Texte');
          if (typeof typed === 'string') setText(typed);
        }}
      />
      <MentionPicker
        label={noteFields.Texte.label}
        value={text}
        onChange={setText}
        people={people}
        error={fault ?? fields['Texte']}
        isAsked={isAsked}
      />
      {kind === 'operator' && (
        <Checkbox
          label="Visible du client"
          description="Sinon, seuls les opérateurs la lisent."
          checked={isShared}
          onChange={(event) => setIsShared(event.currentTarget.checked)}
          error={fields['Portee']}
        />
      )}
      <ByMail {...byMail} error={fields['ParEMail']} />
      {error && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {error.message}
        </Text>
      )}
      <div className={css.below}>
        <Button type="submit" size="compact-md" loading={isPending}>
          {note ? 'Enregistrer la note' : 'Ajouter la note'}
        </Button>
        <Button size="compact-md" variant="default" disabled={isPending} onClick={() => end()}>
          Annuler
        </Button>
        {isChanged && (
          <Text size="xs" c="dimmed">
            <UnkeptDraft />
          </Text>
        )}
      </div>
      <LeaveGuard
        mayLeave={() => !isChanged || isPending}
        draft={{ place, labelOf: () => noteFields.Texte.label }}
        message="La note de cette page n’est pas enregistrée&nbsp;: elle sera perdue."
      />
    </form>
  );
};
