import type { WrittenField } from '@comptoir/contract/fields/field';
import { writtenFields, type Reference, type ReferenceRow } from '@comptoir/contract/references/kit';

const valueOf = (name: string, field: WrittenField, mark: string) => {
  if (field.kind === 'flag') return true;
  if (field.kind === 'choice') return 1;
  if (field.kind === 'url') return `https://exemple.example/${mark}`;
  return `${name} ${mark}`.slice(field.kind === 'text' ? -field.max : 0);
};

/** A valid row of a list; another `mark` gives other values. */
export const sampleRow = (spec: Reference, mark = 'essai'): ReferenceRow =>
  Object.fromEntries(writtenFields(spec).map(([name, field]) => [name, valueOf(name, field, mark)]));
