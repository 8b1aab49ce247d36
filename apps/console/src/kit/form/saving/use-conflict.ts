import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { notify } from '../../notify.ts';
import { conflictsOf, type Conflict } from './conflicts.ts';
import type { RecordForm } from '../use-record-form.ts';

export type Kept = 'theirs' | 'mine';

const merged = 'Quelqu’un d’autre avait modifié cette fiche\u00a0: ses changements sont gardés, et les vôtres s’y ajoutent.';

/**
 * After a save that stood on an older version of the record: fields that only one person changed merge by themselves,
 * and for the others the person chooses.
 */
export const useConflict = <In extends FieldValues, Out, Way extends string>(record: RecordForm<In, Out>, submit: (way: Way) => void) => {
  const { form, base, fresh, marks } = record;
  /** How the refused save was to end. */
  const [way, setWay] = useState<Way | null>(null);
  /** What is to be saved again, once the form stands on the stored record. */
  const [again, setAgain] = useState<Way | null>(null);
  const conflicts = useMemo(
    () => (way && fresh ? conflictsOf({ original: base.values, theirs: fresh.values, mine: form.getValues(), marks: marks() }) : []),
    [way, fresh, base, form, marks],
  );

  const settle = (kept: ReadonlyMap<string, Kept>) => {
    if (!way || !fresh) return;
    const changed = Object.keys(marks());
    record.rebase();
    for (const { name, theirs } of conflicts) {
      // The conflict's name is a key of the form's values and of the stored ones.
      if (kept.get(name) === 'theirs') form.setValue(name as Path<In>, theirs as PathValue<In, Path<In>>, { shouldDirty: true });
    }
    setWay(null);
    const mine = changed.filter((name) => kept.get(name) !== 'theirs');
    if (mine.length > 0) setAgain(way);
  };
  const merge = useEffectEvent(() => {
    notify.done(merged);
    settle(new Map());
  });
  const isMergeable = way !== null && fresh !== null && conflicts.length === 0;
  useEffect(() => {
    if (!isMergeable) return undefined;
    const timer = setTimeout(() => merge());
    return () => clearTimeout(timer);
  }, [isMergeable]);
  const save = useEffectEvent((asked: Way) => {
    setAgain(null);
    submit(asked);
  });
  const isReady = again !== null && fresh === null;
  useEffect(() => {
    if (!isReady || again === null) return undefined;
    // The form takes the new values in an effect that runs after this one; an interrupted save reports nothing.
    const timer = setTimeout(() => save(again));
    return () => clearTimeout(timer);
  }, [isReady, again]);
  return { conflicts, ask: setWay, settle, dismiss: () => setWay(null) };
};
export type ConflictState = { conflicts: readonly Conflict[]; settle: (kept: ReadonlyMap<string, Kept>) => void; dismiss: () => void };
