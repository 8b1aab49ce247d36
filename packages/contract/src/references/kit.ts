import { z } from 'zod';
import { bool, endpoint, id, type Endpoint } from '../kit.ts';
import { messages } from '../messages.ts';
import type { Caller, Condition } from '../rights.ts';

interface FieldBase {
  label: string;
  /** Column heading of the list where it is not the label. */
  heading?: string;
  help?: string;
  /** `false`: kept out of the list. */
  inList?: false;
}
export interface TextField extends FieldBase {
  kind: 'text' | 'url';
  required: boolean;
  max: number;
}
export interface BoolField extends FieldBase {
  kind: 'bool';
  default: boolean;
}
/** A choice among the rows of another call; the list shows `shown`, a read-only column of the same row. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  required: boolean;
  from: { path: `/api/${string}`; value: string; label: string };
  shown: string;
  default?: number;
}
/** Answered by the server, never sent. */
export interface ComputedField extends FieldBase {
  kind: 'computed';
  type: 'number' | 'text';
}
export type Field = TextField | BoolField | ChoiceField | ComputedField;

/** One small list: everything that its contract, calls, list page, form page and tests need. */
export interface Reference {
  /** Name of the table and of the list in the code. */
  name: string;
  /** Base of the calls. */
  path: `/api/${string}`;
  /** Base of the screens. */
  route: `/${string}`;
  aliases?: readonly `/api/${string}`[];
  who: readonly Caller[];
  when?: readonly Condition[];
  id: string;
  /** Other names under which the creation answers the id. */
  idAliases?: readonly string[];
  fields: Record<string, Field>;
  /** The field that names a row. */
  label: string;
  texts: {
    /** Title of the list: 'Civilités'. */
    title: string;
    purpose: string;
    /** With its article, for sentences: 'la civilité'. */
    one: string;
    /** Button and title of the creation: 'Ajouter une civilité'. */
    add: string;
    empty: string;
    created: string;
    updated: string;
    deleted?: string;
    confirmDelete?: string;
  };
  idHeading: '#' | 'ID' | 'Id';
  /** Fields that the free filter searches. */
  filter: readonly string[];
  /** Where a person lands. */
  after: { create: 'list' | 'record'; update: 'list' | 'record' };
  canDelete: boolean;
  /** What a deletion of its own rules refuses: `Endpoint.refuses`. */
  refusesDelete?: Endpoint['refuses'];
  /** A tick above the list that keeps only rows whose field is true. */
  onlyFilter?: { field: string; label: string };
}

export type ReferenceValue = string | number | boolean | null;
export type ReferenceRow = Record<string, ReferenceValue>;

/** Declares a list, keeping its literal types. */
export const reference = <const R extends Reference>(spec: R): R => spec;

const inputOf = (field: Field) => {
  if (field.kind === 'bool') return bool;
  if (field.kind === 'choice') {
    const choice = z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required);
    return field.required ? choice : choice.nullable();
  }
  if (field.kind === 'computed') throw new Error('a computed field is never sent');
  const base = z.string({ error: messages.required }).trim().max(field.max, messages.tooLong(field.max));
  const filled = field.required ? base.min(1, messages.required) : base;
  return field.kind === 'url' ? filled.regex(/^$|^https?:\/\/\S+$/i, messages.badUrl) : filled;
};

const answerOf = (field: Field) => {
  if (field.kind === 'bool') return z.boolean();
  if (field.kind === 'choice') return z.number().nullable();
  if (field.kind === 'computed') return field.type === 'number' ? z.number() : z.string().nullable();
  return z.string().nullable();
};

export const writtenFields = (spec: Reference) =>
  Object.entries(spec.fields).filter((entry): entry is [string, Exclude<Field, ComputedField>] => entry[1].kind !== 'computed');

/** What a new row holds before anyone types. */
export const emptyRow = (spec: Reference): ReferenceRow =>
  Object.fromEntries(
    writtenFields(spec).map(([name, field]) => [name, field.kind === 'bool' || field.kind === 'choice' ? (field.default ?? null) : '']),
  );

export const bodyOf = (spec: Reference) => {
  const shape = Object.fromEntries(
    writtenFields(spec).map(([name, field]) => {
      const schema: z.ZodType = inputOf(field);
      const byDefault = field.kind === 'bool' || field.kind === 'choice' ? field.default : field.required ? undefined : '';
      return [name, byDefault === undefined ? schema : schema.optional().default(byDefault)];
    }),
  );
  return z.object(shape);
};

/** Every key optional: an update merges. */
const changesOf = (spec: Reference) =>
  z.object(Object.fromEntries(writtenFields(spec).map(([name, field]) => [name, (inputOf(field) as z.ZodType).optional()])));

const rowOf = (spec: Reference) => {
  const shape: Record<string, z.ZodType> = { [spec.id]: z.number() };
  for (const [name, field] of Object.entries(spec.fields)) {
    shape[name] = answerOf(field);
    if (field.kind === 'choice') shape[field.shown] = z.string().nullable();
  }
  return z.strictObject(shape);
};

/** The calls of one list. `remove` is there only where rows may be deleted. */
export const endpointsOf = (spec: Reference): Record<'list' | 'read' | 'create' | 'update', Endpoint> & { remove?: Endpoint } => {
  const { who, path, texts } = spec;
  const shared = { who, on: 'customer' as const, ...(spec.when ? { when: spec.when } : {}) };
  const record = `${path}/{${spec.id}}` as const;
  const params = z.object({ [spec.id]: id });
  const created = z.strictObject(Object.fromEntries([spec.id, ...(spec.idAliases ?? [])].map((name) => [name, z.number()])));
  const row = rowOf(spec);
  return {
    list: endpoint({ ...shared, method: 'GET', path, action: `${texts.title} : lire la liste`, answer: z.array(row) }),
    read: endpoint({ ...shared, method: 'GET', path: record, params, action: `${texts.title} : lire`, answer: row }),
    create: endpoint({ ...shared, method: 'POST', path, action: texts.add, body: bodyOf(spec), answer: created }),
    update: endpoint({
      ...shared,
      method: 'PUT',
      path: record,
      params,
      action: `Modifier ${texts.one}`,
      body: changesOf(spec),
      answer: row,
    }),
    ...(spec.canDelete
      ? {
          remove: endpoint({
            ...shared,
            method: 'DELETE',
            path: record,
            params,
            action: `Supprimer ${texts.one}`,
            ...(spec.refusesDelete ? { refuses: spec.refusesDelete } : {}),
            answer: z.strictObject({ success: z.literal(true) }),
          }),
        }
      : {}),
  };
};
