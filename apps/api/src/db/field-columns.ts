import type { Field, Fields } from '@comptoir/contract/fields/field';
import type { Generated } from 'kysely';
import type { z } from 'zod';
import type { GeneratedNumeric } from './numeric.ts';

type Value<F extends Field> = z.output<F['answer']>;

/** What may be unset has no default: it is null until somebody sets it. `numeric` reads as text. */
type ColumnOf<F extends Field> = F['kind'] extends 'rate'
  ? GeneratedNumeric
  : null extends Value<F>
    ? Value<F>
    : F extends { default: unknown }
      ? Generated<Value<F>>
      : Value<F>;

/** The columns in which a record keeps its fields. */
export type ColumnsOf<F extends Fields> = { [N in keyof F]: ColumnOf<F[N]> };
