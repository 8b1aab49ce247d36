import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
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
  <Radio.Group label={label} description={`À l'ouverture de la fiche\u00a0: ${show(conflict.original)}`} value={kept} onChange={onKeep}>
    <Stack gap={6} mt={6}>
      <Radio value="theirs" label={`Garder ce qui est enregistré\u00a0: ${show(conflict.theirs)}`} />
      <Radio value="mine" label={`Garder ma saisie\u00a0: ${show(conflict.mine)}`} />
    </Stack>
  </Radio.Group>
);

interface ConflictDialogProps extends ConflictState {
  speech: ReadonlyMap<string, FieldSpeech>;
}

const Choices = ({ conflicts, settle, dismiss, speech }: ConflictDialogProps) => {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());
  const footer = (
    <>
      <Button variant="default" onClick={dismiss}>
        Revenir à ma saisie
      </Button>
      <Button onClick={() => settle(kept)} disabled={conflicts.some(({ name }) => !kept.has(name))}>
        Enregistrer ces choix
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={dismiss} title="Cette fiche a été modifiée entre-temps" size="lg" footer={footer}>
      <Stack gap="lg">
        <Text>
          {"Quelqu'un d'autre a enregistré d'autres valeurs pour les champs suivants depuis que vous avez ouvert la fiche. "}
          {'Choisissez celles à garder\u00a0; le reste de vos changements sera enregistré tel quel.'}
        </Text>
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
