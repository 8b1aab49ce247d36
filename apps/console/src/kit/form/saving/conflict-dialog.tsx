import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isSame } from '../../drafts/typed.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { Conflict } from './conflicts.ts';
import { showValue, type FieldSpeech } from '../fields/field-speech.ts';
import type { ConflictState, Kept } from './use-conflict.ts';

interface ConflictFieldProps {
  conflict: Conflict;
  speech: FieldSpeech;
  kept: Kept | null;
  onKeep: (kept: Kept) => void;
}

const ConflictField = ({ conflict, speech: { label, show }, kept, onKeep }: ConflictFieldProps) => (
  <Radio.Group label={label} description={`À l’ouverture de la fiche\u00a0: ${show(conflict.original)}`} value={kept} onChange={onKeep}>
    <Stack gap={6} mt={6}>
      <Radio value="theirs" label={`Garder ce qui est enregistré\u00a0: ${show(conflict.theirs)}`} />
      <Radio value="mine" label={`Garder ma saisie\u00a0: ${show(conflict.mine)}`} />
    </Stack>
  </Radio.Group>
);

interface Words {
  title: string;
  text: string;
  cancel: string;
  confirm: string;
}

interface ConflictDialogProps extends ConflictState {
  speech: ReadonlyMap<string, FieldSpeech>;
  /** Where it is no save that was refused. */
  words?: Words;
}

const refused: Words = {
  title: 'Cette fiche a été modifiée entre-temps',
  text:
    'Quelqu’un d’autre a enregistré d’autres valeurs pour les champs suivants depuis que vous avez ouvert la fiche. ' +
    'Choisissez celles à garder\u00a0; le reste de vos changements sera enregistré tel quel.',
  cancel: 'Revenir à ma saisie',
  confirm: 'Enregistrer ces choix',
};

/** What nobody else has changed is kept unless the person says otherwise. */
const uncontested = (conflicts: ConflictState['conflicts']): ReadonlyMap<string, Kept> =>
  new Map(conflicts.filter(({ original, theirs }) => isSame(original, theirs)).map(({ name }) => [name, 'mine']));

const Choices = ({ conflicts, settle, dismiss, speech, words = refused }: ConflictDialogProps) => {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(() => uncontested(conflicts));
  const footer = (
    <>
      <Button variant="default" onClick={dismiss}>
        {words.cancel}
      </Button>
      <Button onClick={() => settle(kept)} disabled={conflicts.some(({ name }) => !kept.has(name))}>
        {words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={dismiss} title={words.title} size="lg" footer={footer}>
      <Stack gap="lg">
        <Text>{words.text}</Text>
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflict.name}
            conflict={conflict}
            speech={speech.get(conflict.name) ?? { label: conflict.name, show: showValue }}
            kept={kept.get(conflict.name) ?? null}
            onKeep={(one) => setKept(new Map(kept).set(conflict.name, one))}
          />
        ))}
      </Stack>
    </Dialog>
  );
};

/** For each field that two people changed: the old value, the stored one, the typed one, and the choice between the last two. */
export const ConflictDialog = (props: ConflictDialogProps) => (props.conflicts.length > 0 ? <Choices {...props} /> : null);
