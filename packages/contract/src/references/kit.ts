import { z } from 'zod';
import { defaulted } from '../defaults.ts';
import type { Field, Fields } from '../fields/field.ts';
import { own } from '../fields/kit.ts';
import { defaultsOf, inputShape, writtenOf } from '../fields/shapes.ts';
import { endpoint, id, type Endpoint } from '../kit.ts';
import type { Caller, Condition } from '../rights.ts';

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
  fields: Fields;
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
  /** The card of /listes on which people find it; without one, it has its entry in the menu. */
  card?: 'Client' | 'Planning' | 'Offre / BDC' | 'Suivi des leads';
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

export const writtenFields = ({ fields }: Reference) => writtenOf(fields);

/** The rows in the plural, within a sentence: 'raisons de clôture'. */
export const rowsIn = ({ texts: { title } }: Reference) => title.charAt(0).toLowerCase() + title.slice(1);

/** Whether many rows may be changed at once. */
export const hasLot = ({ fields }: Reference) => Object.values(fields).some(({ lot }) => lot);

/** What a new row holds before anyone types. */
export const emptyRow = (spec: Reference): ReferenceRow =>
  Object.fromEntries(
    writtenFields(spec).map(([name, field]) => [
      name,
      // What a list's fields begin with are values of its rows.
      (field.default as ReferenceValue | undefined) ?? (field.kind === 'text' || field.kind === 'url' ? '' : null),
    ]),
  );

export const bodyOf = ({ fields }: Reference) => z.object(defaulted(inputShape(fields), defaultsOf(fields)));

/** Every key optional: an update merges. */
const changesOf = ({ fields }: Reference) => z.object(inputShape(fields)).partial();

/** What other products wrote may lack anything but a tick or a count. */
const answerOf = ({ kind, answer }: Field) => (kind === 'flag' || kind === 'computed' ? answer : z.nullable(answer));

const rowOf = (spec: Reference) => {
  const shape: Record<string, z.ZodType> = { [spec.id]: z.number() };
  for (const [name, field] of Object.entries(spec.fields)) {
    shape[name] = answerOf(field);
    if (field.kind === 'choice' && field.shown) shape[field.shown] = z.string().nullable();
  }
  return z.strictObject(shape);
};

/** What people call a row: 'Civilité', after its name with its article. */
export const nounOf = ({ texts: { one } }: Reference) => {
  const noun = one.replace(/^(?:la |le |l’)/, '');
  return noun.charAt(0).toUpperCase() + noun.slice(1);
};

/** The calls of one list. `remove` is there only where rows may be deleted. */
export const endpointsOf = (spec: Reference): Record<'list' | 'read' | 'create' | 'update', Endpoint> & { remove?: Endpoint } => {
  const { who, path, texts } = spec;
  const shared = { who, on: 'customer' as const, ...(spec.when ? { when: spec.when } : {}) };
  const record = `${path}/{${spec.id}}` as const;
  const params = z.object({ [spec.id]: own(nounOf(spec), { input: id.clone(), answer: z.number() }).input });
  const created = z.strictObject(Object.fromEntries([spec.id, ...(spec.idAliases ?? [])].map((name) => [name, z.number()])));
  const row = rowOf(spec);
  return {
    list: endpoint({ ...shared, method: 'GET', path, action: `${texts.title}\u00a0: lire la liste`, answer: z.array(row) }),
    read: endpoint({ ...shared, method: 'GET', path: record, params, action: `${texts.title}\u00a0: lire`, answer: row }),
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
