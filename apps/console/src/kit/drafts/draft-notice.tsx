import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ConflictDialog } from '../form/saving/conflict-dialog.tsx';
import type { FieldSpeech } from '../form/fields/field-speech.ts';
import { shownText } from '../list/rows/cell-value.ts';
import { LeftFields } from './draft-words.tsx';
import { dropDraft, isRefused, isResumed, onRefused, readDraft, type Draft } from './store.ts';
import { isSame } from './typed.ts';
import type { KeptDraft } from './use-draft.ts';

interface DraftNoticeProps {
  draft: KeptDraft;
  /** The version of the record at hand. */
  version: string | null;
  /** What stands at a path now; null where there is no such field any more. */
  standing: (path: string) => { value: unknown } | null;
  /** How fields are called where they are compared; without it nothing stored can be compared. */
  speech?: (path: string) => FieldSpeech | undefined;
  /** The form or the rows are there. */
  isReady?: boolean;
  apply: (values: ReadonlyMap<string, unknown>) => void;
}

/** Of each field that still differs: the value then, the value now, what was typed. */
const differences = ({ fields }: Draft, standing: DraftNoticeProps['standing']) =>
  Object.entries(fields).flatMap(([name, [original, mine]]) => {
    const now = standing(name);
    return now && !isSame(now.value, mine) ? [{ name, original, theirs: now.value, mine }] : [];
  });

const compareWords = {
  title: 'Votre brouillon et ce qui est enregistré',
  text: 'Pour chaque champ, choisissez la valeur à reprendre. Rien n’est enregistré avant que vous ne le demandiez.',
  cancel: 'Revenir',
  confirm: 'Reprendre ces choix',
};

type Said = 'resumed' | 'kept';
const sentences: Record<Said, string> = {
  resumed: 'Ce que vous aviez saisi est de nouveau là\u00a0; ce n’est pas encore enregistré.',
  kept: 'Vous êtes de nouveau connecté. Ce que vous aviez saisi est toujours là\u00a0; ce n’est pas encore enregistré.',
};

/** After a session that ended by itself, the page comes back from behind the login as it was. */
const useBack = (place: string, say: () => void) => {
  const wasShown = useRef(false);
  const back = useEffectEvent(() => {
    if (wasShown.current && readDraft(place)) say();
    wasShown.current = true;
  });
  useEffect(() => back(), []);
};

/** Above a form: offers what an earlier visit left. After a session that ended, or our own reload, it is applied and said. */
export const DraftNotice = ({ draft, version, standing, speech, isReady = true, apply }: DraftNoticeProps) => {
  const { place, offered, settle } = draft;
  const [said, setSaid] = useState<{ what: Said; left: readonly string[] } | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  useBack(place, () => setSaid({ what: 'kept', left: [] }));

  const resume = (chosen: ReadonlySet<string> | null, isAsked: boolean) => {
    if (!offered) return;
    const changed = differences(offered, standing);
    apply(new Map(changed.filter(({ name }) => chosen?.has(name) ?? true).map(({ name, mine }) => [name, mine])));
    if (!isAsked || offered.left.length > 0) setSaid({ what: 'resumed', left: offered.left });
    if (changed.length === 0) dropDraft(place);
    setIsComparing(false);
    settle();
  };
  const isContested = offered !== null && differences(offered, standing).some(({ original, theirs }) => !isSame(original, theirs));
  const comeBack = useEffectEvent(() => {
    if (!isContested) resume(null, false);
  });
  const comesBack = isReady && offered !== null;
  useEffect(() => {
    if (!comesBack || !isResumed()) return undefined;
    // The fields take their places in effects that run after this one.
    const timer = setTimeout(() => comeBack());
    return () => clearTimeout(timer);
  }, [comesBack]);

  if (said && !offered) {
    return (
      <Alert
        color="blue"
        variant="light"
        role="status"
        mb="md"
        title="Votre saisie vous attendait"
        withCloseButton
        closeButtonLabel="Fermer"
        onClose={() => setSaid(null)}
      >
        {sentences[said.what]}
        <LeftFields names={said.left} />
      </Alert>
    );
  }
  if (!offered || !isReady) return null;

  const discard = () => {
    dropDraft(place);
    settle();
  };
  const isOlder = offered.version !== null && offered.version !== version;
  const compared = isComparing && speech ? differences(offered, standing) : [];
  return (
    <>
      <Alert color="yellow" variant="light" role="status" mb="md" title="Un brouillon vous attend">
        Ce que vous aviez saisi le {shownText('dateTime', offered.at)} n’a pas été enregistré.
        {isOlder && ' La fiche a été modifiée depuis.'}
        <LeftFields names={offered.left} />
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" onClick={() => (isContested && speech ? setIsComparing(true) : resume(null, true))}>
            Reprendre le brouillon
          </Button>
          {speech && (
            <Button size="compact-sm" variant="default" onClick={() => setIsComparing(true)}>
              Comparer
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={discard}>
            Jeter le brouillon
          </Button>
        </Group>
      </Alert>
      <ConflictDialog
        conflicts={compared.filter(({ name }) => speech?.(name))}
        words={compareWords}
        speech={
          new Map(compared.flatMap(({ name }) => [[name, speech?.(name)] as const]).flatMap(([name, own]) => (own ? [[name, own]] : [])))
        }
        settle={(kept) => resume(new Set(compared.map(({ name }) => name).filter((name) => kept.get(name) !== 'theirs')), true)}
        dismiss={() => setIsComparing(false)}
      />
    </>
  );
};

/** Beside the button that saves: this browser keeps no draft of what is typed. */
export const UnkeptDraft = () => useSyncExternalStore(onRefused, isRefused) && <> · brouillon non gardé</>;
