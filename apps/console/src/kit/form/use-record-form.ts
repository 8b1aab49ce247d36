import { fieldAt, schemaAt } from '@comptoir/contract/fields/described';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Kind } from '@comptoir/contract/rights';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm, type Control, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { lostOf } from '../a-ressaisir.ts';
import { versionOf } from '../client.ts';
import { useSessionInfo } from '../session.ts';
import type { Marks } from './saving/changes.ts';
import { useMarks } from './saving/use-marks.ts';
import type { FieldSpeech } from './fields/field-speech.ts';
import { limitsOf, type Limits } from './schema-limits.ts';

/** What a field needs of its form: spread it, `<TextField {...field('Descr')} />`. Words of its own come after. */
export interface FieldBinding<In extends FieldValues, Out> extends Limits {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  /** As the contract calls it; '' where it does not say, and the form has to. */
  label: string;
  help?: string;
  /** Why it may not be changed now; `null` where it may. */
  raison: string | null;
  /** Where the field says how it is called. */
  speech: Map<string, FieldSpeech>;
  /** A secret whose stored value can no longer be read. */
  isLost: boolean;
}

/** One version of the stored record, and its mark. */
export interface Standing<In> {
  values: In;
  version: string | undefined;
}

export interface RecordForm<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /**
   * @param raison Why the form closes the field; what the session may not change is closed by itself.
   * @throws Error when the schema has no such field.
   */
  field: (name: FieldPath<In>, raison?: string | null) => FieldBinding<In, Out>;
  has: (name: string) => boolean;
  /** Its value is told to nobody: it is never kept with what was typed. */
  isSecret: (name: string) => boolean;
  speech: ReadonlyMap<string, FieldSpeech>;
  /** The version that the changes stand on. Typing does not move it. */
  base: Standing<In>;
  /** The stored record, if it is newer than the form's. */
  fresh: Standing<In> | null;
  /** Takes the stored record as the new base and keeps what was typed. */
  rebase: () => void;
  /** How many fields are changed. What is typed is seen before it. */
  changes: number;
  /** The changed fields as of now, for whoever answers an event. */
  marks: () => Marks;
}

interface Options<In extends FieldValues, Out> {
  /** The contract's body. */
  schema: z.ZodType<Out, In>;
  /** The stored record as the form shows it, or the defaults of a new one. */
  values: In;
  /** The answer that `values` come from: it carries the version. Absent for a new record. */
  stored?: object | undefined;
  /** Secrets to enter again, if the form names them differently from `stored`. */
  aRessaisir?: readonly string[];
}

/** A changed form keeps the version that it started with, until it is saved or undone. */
const useBase = <In extends FieldValues>({ values, version }: Standing<In>) => {
  const [base, setBase] = useState<Standing<In>>({ values, version });
  /** Changes typed during a save stand on what that save stores. */
  const [follows, setFollows] = useState(false);
  const isFresh = version !== base.version || replaceEqualDeep(base.values, values) !== base.values;
  const fresh = useMemo(() => (isFresh ? { values, version } : null), [isFresh, values, version]);
  const keepUp = (isChanged: boolean) => {
    const moves = fresh !== null && (follows || !isChanged);
    if (moves) setBase(fresh);
    if (follows && (moves || !isChanged)) setFollows(false);
  };
  const move = () => {
    if (fresh) setBase(fresh);
    else setFollows(true);
  };
  return { base, fresh, keepUp, move };
};

const reserved = 'Votre accès ne permet pas de modifier ce champ.';

/** What the contract says of a field to people. */
const wordsOf = (schema: z.ZodType, name: string, kind: Kind, raison: string | null) => {
  const { label = '', help, by } = fieldAt(schema, name) ?? {};
  return { label, ...(help ? { help } : {}), raison: by === 'operator' && kind !== 'operator' ? reserved : raison };
};

/** A form on one record, checked by the contract's own schema. */
export const useRecordForm = <In extends FieldValues, Out>({
  schema,
  values,
  stored,
  aRessaisir = lostOf(stored),
}: Options<In, Out>): RecordForm<In, Out> => {
  const { kind } = useSessionInfo();
  const { base, fresh, keepUp, move } = useBase({ values, version: versionOf(stored) });
  const form = useForm<In, unknown, Out>({
    resolver: standardSchemaResolver<In, unknown, Out>(schema),
    values: base.values,
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { control } = form;
  const { changes, marks } = useMarks(form);
  keepUp(changes > 0);
  const lost = aRessaisir.join(' ');
  const parts = useMemo(() => {
    const speech = new Map<string, FieldSpeech>();
    const names = new Set(lost.split(' '));
    return {
      speech,
      field: (name: FieldPath<In>, raison: string | null = null) => ({
        control,
        name,
        speech,
        isLost: names.has(name),
        ...wordsOf(schema, name, kind, raison),
        ...limitsOf(schema, name),
      }),
      has: (name: string) => schemaAt(schema, name) !== undefined,
      isSecret: (name: string) => fieldAt(schema, name)?.kind === 'secret',
    };
  }, [control, schema, lost, kind]);
  const rebase = () => {
    if (fresh) form.reset(fresh.values, { keepDirtyValues: true });
    move();
  };
  return { form, ...parts, base, fresh, rebase, changes, marks };
};
