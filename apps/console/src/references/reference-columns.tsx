import type { Field } from '@comptoir/contract/fields/field';
import type { Reference, ReferenceRow, ReferenceValue } from '@comptoir/contract/references/kit';
import { Anchor } from '@mantine/core';
import type { Column } from '../kit/list/columns.ts';
import { fieldColumn } from '../kit/list/field-columns.ts';

const UrlCell = ({ address }: { address: string }) => (
  <Anchor href={address} target="_blank" rel="noreferrer">
    {address}
  </Anchor>
);

// Rows of other products may hold anything: only web addresses become links.
const urlOf = (value: ReferenceValue | undefined) =>
  typeof value === 'string' && /^https?:/i.test(value) ? <UrlCell address={value} /> : value;

const columnOf = ({ filter, label }: Reference, name: string, field: Field): Column<ReferenceRow> =>
  fieldColumn(name, field, {
    searched: filter.includes(name) || (field.kind === 'choice' && field.shown !== undefined && filter.includes(field.shown)),
    linked: name === label,
    ...(field.help ? { help: field.help } : {}),
    ...(field.kind === 'url' ? { width: 240, grow: 6, cell: (row) => urlOf(row[name]) } : {}),
  });

/** The id, which leads to the record, then the fields in the spec's order. */
export const columnsOf = (spec: Reference): Column<ReferenceRow>[] => [
  { id: spec.id, heading: spec.idHeading, kind: 'id', value: (row) => row[spec.id] },
  ...Object.entries(spec.fields)
    .filter(([, field]) => field.list !== 'absent')
    .map(([name, field]) => columnOf(spec, name, field)),
];
