import { namesOf } from '@comptoir/contract/fields/shapes';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';

type Fields = typeof utilisateurFields;
type OfKind<K> = { [N in keyof Fields]: Fields[N]['kind'] extends K ? N : never }[keyof Fields];

export type ChoiceField = OfKind<'choice'>;
type TickField = OfKind<'flag'>;
export type TextField = Exclude<keyof Fields, ChoiceField | TickField>;
export type Field = keyof Fields;

export interface Column {
  field: Field | 'Sites';
  kind: 'text' | 'choice' | 'tick' | 'sites';
  header: string;
}

const columnOf = (field: Field): Column => {
  const described: { kind: string; label: string; heading?: string } = utilisateurFields[field];
  const kind = described.kind === 'choice' ? 'choice' : described.kind === 'flag' ? 'tick' : 'text';
  return { field, kind, header: described.heading ?? described.label };
};

/** The columns of the template, from A on: their documented order. */
export const columns: readonly Column[] = [
  ...namesOf(utilisateurFields)
    .filter((name) => utilisateurFields[name].import)
    .map(columnOf),
  { kind: 'sites', field: 'Sites', header: 'Sites' },
];

const headers = new Map(columns.map(({ field, header }) => [field, header]));
/** A field's header in the template. */
export const headerOf = (field: Column['field']) => headers.get(field) ?? field;
