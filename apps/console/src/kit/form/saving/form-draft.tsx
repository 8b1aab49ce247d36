import { useEffect } from 'react';
import { get, useFormState, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { isMotif, speechAt, withMotif } from '../../motif/motif-draft.ts';
import { typedOf } from '../../drafts/typed.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { showValue } from '../fields/field-speech.ts';
import type { RecordForm } from '../use-record-form.ts';

interface FormDraftProps<In extends FieldValues, Out> {
  record: RecordForm<In, Out>;
  /** Its own, until the form is left. */
  place: string;
  /** Why it is changed, as typed; null until somebody wants to say it. */
  motif?: string | null;
  onMotif?: (motif: string) => void;
}

/** Keeps what is typed as long as it is not saved, and offers what an earlier visit of this tab left. */
export const FormDraft = <In extends FieldValues, Out>({ record, place, motif, onMotif }: FormDraftProps<In, Out>) => {
  const { form, base, has, isSecret, speech } = record;
  const { control } = form;
  const values = useWatch({ control });
  const { dirtyFields } = useFormState({ control });
  const draft = useDraft(place);
  const { keep } = draft;
  const version = base.version ?? null;
  useEffect(() => {
    const { fields, left } = typedOf(values, base.values, dirtyFields, isSecret);
    keep({ fields: withMotif(fields, motif), left: left.map((path) => speech.get(path)?.label ?? path) }, version);
  }, [values, base, dirtyFields, isSecret, speech, version, keep, motif]);

  const apply = (fields: ReadonlyMap<string, unknown>) => {
    // Paths that this form has: those of another release were left out.
    const set = form.setValue as unknown as UseFormReturn['setValue'];
    for (const [path, value] of fields) {
      if (!isMotif(path)) set(path, value, { shouldDirty: true, shouldTouch: true });
      else if (typeof value === 'string') onMotif?.(value);
    }
  };
  return (
    <DraftNotice
      draft={draft}
      version={version}
      standing={(path) => {
        if (isMotif(path)) return onMotif ? { value: '' } : null;
        return has(path) ? { value: get(base.values, path) } : null;
      }}
      speech={(path) => speechAt(speech, path) ?? { label: path, show: showValue }}
      apply={apply}
    />
  );
};
