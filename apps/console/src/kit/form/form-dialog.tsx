import { Button, Stack } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { CallError } from '../client.ts';
import { isClosed } from '../queries.ts';
import { UnkeptDraft } from '../drafts/draft-notice.tsx';
import { dropDraft } from '../drafts/store.ts';
import { useDraftKey } from '../drafts/use-draft.ts';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { FormDraft } from './saving/form-draft.tsx';
import { atClick } from './saving/at-click.ts';
import { EffectsWithin } from '../essai/see-effects.tsx';
import { isTried } from '../essai/trying.ts';
import { useIsTrying } from '../essai/use-is-trying.ts';
import { MotifOffer } from '../motif/motif-offer.tsx';
import { FormMessage } from './form-message.tsx';
import type { RecordForm } from './use-record-form.ts';
import { useChanges } from './saving/use-marks.ts';
import { useSave, type OnSave } from './saving/use-save.ts';

export interface FormDialogProps<In extends FieldValues, Out extends object, Saved> {
  opened: boolean;
  title: string;
  /** The act, with its object: 'Ajouter l'origine'. */
  submit: string;
  record: RecordForm<In, Out>;
  saving: boolean;
  error: CallError | null;
  onSave: OnSave<Out, Saved>;
  onSaved: (saved: Saved) => unknown;
  onClose: () => void;
  children: ReactNode;
  /** Other actions, at the left of its buttons. */
  acts?: ReactNode;
  /** It changes what is stored, although its form begins empty: why can be said. */
  isChange?: boolean;
  /** It is dangerous: its effects are shown by themselves as soon as it is filled in. Its fields are chosen, not typed. */
  danger?: boolean;
}

interface EffectsProps<In extends FieldValues, Out extends object> {
  record: RecordForm<In, Out>;
  danger: boolean;
  act: () => Promise<unknown>;
  disabled: boolean;
}

const Effects = <In extends FieldValues, Out extends object>({ record, danger, act, disabled }: EffectsProps<In, Out>) => {
  const { control } = record.form;
  const values = useWatch({ control });
  const { isValid } = useFormState({ control });
  if (!danger) return <EffectsWithin act={act} disabled={disabled} />;
  return isValid && <EffectsWithin key={JSON.stringify(values)} isAuto act={act} disabled={disabled} />;
};

/** A small form in a dialog. Mount it anew each time. Closed by Escape it keeps its draft; 'Annuler' gives it up. */
export const FormDialog = <In extends FieldValues, Out extends object, Saved>(props: FormDialogProps<In, Out, Saved>) => {
  const { opened, title, submit: act, record, saving, error, onSave, onSaved, onClose, children, acts, isChange, danger = false } = props;
  const draft = useDraftKey(undefined, title);
  const [motif, setMotif] = useState<string | null>(null);
  const mayTell = isChange ?? record.base.version !== undefined;
  const saved = (result: Saved) => {
    dropDraft(draft);
    setMotif(null);
    return onSaved(result);
  };
  const changes = useChanges(record.form);
  const { root, conflict, attempt, submit } = useSave({ record, onSave, onSaved: saved, motif: motif ?? '' });
  const cancel = () => {
    dropDraft(draft);
    setMotif(null);
    onClose();
  };
  const trying = useIsTrying();
  const sending = saving && !trying;
  const isRefused = error !== null && !isTried(error);
  const formId = useId();
  const buttons = (
    <>
      {acts}
      {changes > 0 && <UnkeptDraft />}
      <Button {...atClick} variant="default" onClick={cancel} disabled={sending}>
        Annuler
      </Button>
      <Button {...atClick} type="submit" form={formId} loading={sending} disabled={trying || changes === 0 || isClosed(error)}>
        {act}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={title} busy={sending} footer={buttons}>
      {opened && <FormDraft record={record} place={draft} {...(mayTell ? { motif, onMotif: setMotif } : {})} />}
      <form
        id={formId}
        ref={root}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Otherwise a form around this dialog would be submitted too.
          event.stopPropagation();
          if (changes > 0) submit('stay');
        }}
      >
        <Stack gap="sm">
          <FormMessage error={error} has={record.has} />
          {children}
          {mayTell && changes > 0 && <MotifOffer motif={motif} onMotif={setMotif} isBusy={saving} />}
        </Stack>
      </form>
      {opened && changes > 0 && !isClosed(error) && (
        <div hidden={danger && isRefused}>
          <Effects record={record} danger={danger} act={attempt} disabled={saving} />
        </div>
      )}
      <ConflictDialog {...conflict} speech={record.speech} />
    </Dialog>
  );
};
