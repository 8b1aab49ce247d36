import { startTransition, useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterPaint } from '../../after-paint.ts';
import { countChanges } from './changes.ts';

/**
 * The changed fields of a form: how many, and which as of now. A form drawn for other reasons counts anew; a change by itself draws it
 * after what is typed.
 */
export const useMarks = <In extends FieldValues, Out>({ control, subscribe }: UseFormReturn<In, unknown, Out>) => {
  // The form changes them in place and does not always say so. Not `isDirty`: a reset that keeps the typed values clears it.
  // oxlint-disable-next-line no-underscore-dangle -- the form's public state is that of its last drawing
  const marks = useCallback(() => control._formState.dirtyFields, [control]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const changes = countChanges(marks());
  const drawn = useRef(changes);
  useLayoutEffect(() => {
    drawn.current = changes;
  });
  useLayoutEffect(() => {
    const look = () => {
      // A page of many fields is drawn once what was typed or given up is on screen.
      if (countChanges(marks()) !== drawn.current) afterPaint(() => startTransition(draw));
    };
    // Of a value with parts it is said before all are marked, and of further parts as a value alone.
    return subscribe({ formState: { dirtyFields: true, values: true }, callback: () => queueMicrotask(look) });
  }, [subscribe, marks]);
  return { changes, marks };
};

/** How many fields are changed, drawn with what is typed: for small forms, whose button waits for it. */
export const useChanges = <In extends FieldValues, Out>({ control }: UseFormReturn<In, unknown, Out>) =>
  countChanges(useFormState({ control }).dirtyFields);
