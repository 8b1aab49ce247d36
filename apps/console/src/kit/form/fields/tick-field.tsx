import { Checkbox } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { Reason } from '../../../ui/reason.tsx';
import css from '../form.module.css';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

export const TickField = memoized(<In extends FieldValues, Out>(props: FieldBinding<In, Out> & FieldWords) => {
  const { value, onChange, look } = useField({ ...props, required: false });
  const { name, ref, onBlur, readOnly, label, description, error } = look;
  return (
    <Reason text={props.raison} className={css.tick}>
      {(describedBy) => (
        <Checkbox
          name={name}
          ref={ref}
          onBlur={onBlur}
          label={label}
          description={description}
          error={error}
          aria-disabled={readOnly || undefined}
          aria-describedby={describedBy}
          checked={value === true}
          onChange={(event) => !readOnly && onChange(event.currentTarget.checked)}
        />
      )}
    </Reason>
  );
});
