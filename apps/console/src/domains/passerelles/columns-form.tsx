import { passerelles, type PasserelleColumns } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { FormPage } from '../../kit/form/form-page.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { columnsOf, fieldOf, schemaOf, valuesOf, type ColumnValues } from './column-values.ts';
import css from './passerelles.module.css';

/** Otherwise Enter in the filter would submit the whole form. */
const staysHere = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

interface TicksProps {
  columns: PasserelleColumns;
  record: RecordForm<ColumnValues, ColumnValues>;
}

const Ticks = ({ columns, record: { form, field } }: TicksProps) => {
  const [text, setText] = useState('');
  const values = useWatch({ control: form.control });
  const matches = matcherOf(text);
  const shown = columns.map(({ NameColumn }) => NameColumn).filter((name) => matches(fold(name)));
  const isTicked = (name: string) => values[fieldOf(name)] === true;
  const tickAll = (on: boolean) => {
    for (const name of shown) form.setValue(fieldOf(name), on, { shouldDirty: true });
  };
  const count = columns.filter(({ NameColumn }) => isTicked(NameColumn)).length;
  return (
    <>
      <Group gap="xs" align="flex-end">
        <TextInput
          className={css.search ?? ''}
          label="Filtrer les colonnes"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={staysHere}
          autoComplete="off"
        />
        <Button variant="default" disabled={shown.every(isTicked)} onClick={() => tickAll(true)}>
          Tout cocher
        </Button>
        <Button variant="default" disabled={!shown.some(isTicked)} onClick={() => tickAll(false)}>
          Tout décocher
        </Button>
        <Text role="status" c="dimmed" size="sm" pb={6}>
          {count} {count > 1 ? 'colonnes cochées' : 'colonne cochée'} sur {columns.length}
        </Text>
      </Group>
      <div className={css.columns}>
        {shown.map((name) => (
          <TickField key={name} {...field(fieldOf(name))} label={name} />
        ))}
      </div>
      {shown.length === 0 && (
        <Text c="dimmed">{columns.length === 0 ? 'Cette passerelle n’a aucune colonne.' : 'Aucune colonne ne correspond au filtre.'}</Text>
      )}
    </>
  );
};

interface ColumnsFormProps {
  IDPasserelleDMS: number;
  stored: PasserelleColumns;
  head: { purpose: string; parents: { label: string; href: string }[] };
}

export const ColumnsForm = ({ IDPasserelleDMS, stored, head }: ColumnsFormProps) => {
  const update = useWrite(passerelles.updateColumns);
  const values = useMemo(() => valuesOf(stored), [stored]);
  const schema = useMemo(() => schemaOf(stored), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm({ schema, values, stored });
  return (
    <FormPage
      title="Colonnes"
      {...head}
      record={record}
      sections={[{ id: 'colonnes', title: '', content: <Ticks columns={stored} record={record} /> }]}
      saving={update.isPending}
      error={update.error}
      onSave={(all, _changed, headers) =>
        update.mutateAsync({ params: { idPasserelleDMS: IDPasserelleDMS }, body: columnsOf(stored, all), headers })
      }
      onSaved={(saved) => sayDone(saved, 'Les colonnes sont enregistrées.')}
    />
  );
};
