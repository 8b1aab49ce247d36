import { useEffect, type ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { LostNotice } from '../../lost-notice.tsx';
import { afterPress } from './after-press.ts';
import { showValue } from './field-speech.ts';
import css from '../form.module.css';
import { lockedBy } from '../locked.tsx';
import type { FieldBinding } from '../use-record-form.ts';

export interface FieldWords {
  label: string;
  /** Beside the label: the field's name in manuals and other products. */
  code?: string;
  /** Under the field. */
  help?: string;
}

/** Under the field: its help, and the count when little room is left. */
const Under = ({ help, length, max }: { help: ReactNode; length: number; max: number | null }) => {
  const near = max !== null && length > max * 0.8;
  return (
    <>
      {help}
      {help && near && ' '}
      {near && (
        <span className={css.count} data-over={length > max || undefined}>
          {length} sur {max} caractères
        </span>
      )}
    </>
  );
};

const order = ['label', 'input', 'description', 'error'] as const;

/** What every kind of field has: value, error, label, help. */
export const useField = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & FieldWords, show = showValue) => {
  const { control, name, speech, required, max, label, code, isLost, raison } = props;
  if (label === '') throw new Error(`The field ${name} has no label`);
  const help = isLost ? <LostNotice /> : props.help;
  const { field, fieldState } = useController({ control, name });
  // The name is a path of the form; this kind of field does not know the form's values.
  const value: unknown = field.value;
  useEffect(() => {
    speech.set(name, { label, show });
  }, [speech, name, label, show]);
  const length = typeof value === 'string' ? value.length : 0;
  const showsUnder = help !== undefined || (max !== null && length > max * 0.8);
  return {
    value,
    dirty: fieldState.isDirty,
    onChange: (next: unknown) => field.onChange(next),
    /** For Mantine's inputs. */
    look: {
      name,
      ref: field.ref,
      onBlur: () => afterPress(field.onBlur),
      readOnly: raison !== null,
      error: fieldState.error?.message,
      label: (
        <>
          {label} {code && <code className={css.code}>{code}</code>} {required && <span className={css.required}>(obligatoire)</span>}
        </>
      ),
      description: showsUnder ? <Under help={help} length={length} max={max} /> : undefined,
      inputWrapperOrder: [...order],
      ...(raison === null ? {} : { inputContainer: lockedBy(raison) }),
    },
  };
};
