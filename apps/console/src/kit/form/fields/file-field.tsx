import { Button, Input, Skeleton, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { refusalOf, rulesInWords, type FileRules } from './file-rules.ts';
import css from '../form.module.css';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { late } from '../../../ui/late.tsx';
import { memoized } from '../../../ui/memoized.ts';

const FileDrop = late(() => import('./file-drop.tsx').then(({ FileDrop: component }) => component));

/** One file, dropped or chosen. Its name and size are checked first. */
export const FileField = memoized(<In extends FieldValues, Out>(props: FieldBinding<In, Out> & FieldWords & { rules: FileRules }) => {
  const { rules, ...field } = props;
  const { value, onChange, look } = useField(field);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = (file: File) => {
    const why = refusalOf(file, rules);
    setRefusal(why);
    if (!why) onChange(file);
  };
  return (
    <Input.Wrapper
      label={look.label}
      labelElement="div"
      description={field.help ?? rulesInWords(rules)}
      error={refusal ?? look.error}
      inputWrapperOrder={look.inputWrapperOrder}
    >
      {value instanceof File ? (
        <div className={`${css.file} ${css.room}`}>
          <Text>{value.name}</Text>
          <Button variant="default" size="xs" onClick={() => onChange(null)}>
            Choisir un autre fichier
          </Button>
        </div>
      ) : (
        <div className={css.room}>
          <Suspense fallback={<Skeleton height={64} />}>
            <FileDrop label={field.label} extension={rules.extension} onFile={take} />
          </Suspense>
        </div>
      )}
    </Input.Wrapper>
  );
});
