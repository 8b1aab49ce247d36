import { operations, tableLabel } from '@comptoir/contract/domains/journal/phrases';
import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { DayFilter } from '../../kit/form/fields/day-filter.tsx';
import paged from '../../kit/list/pages/paged.module.css';
import { VuesButton } from '../../kit/list/vues/vues-button.tsx';
import type { JournalFilterKey } from './journal-query.ts';
import css from './journal.module.css';
import type { JournalControl } from './use-journal-filter.ts';

interface Option {
  value: string;
  label: string;
}

/** Includes the value in the address, or the field would look empty. */
const offered = (options: readonly Option[], value: string) =>
  value === '' || options.some((option) => option.value === value) ? [...options] : [...options, { value, label: value }];

const operationOptions = Object.entries(operations).map(([value, label]) => ({ value, label }));

const tableOption = (table: string): Option => {
  const label = tableLabel(table);
  return { value: table, label: label === table ? table : `${label} (${table})` };
};

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <Select
    label={label}
    placeholder={all}
    data={offered(options, value)}
    value={value === '' ? null : value}
    onChange={(next) => onChange(next ?? '')}
    searchable
    clearable
    comboboxProps={{ withinPortal: false }}
    clearButtonProps={{ 'aria-label': `${all}\u00a0: ${label}` }}
  />
);

interface FiltersPanelProps {
  control: JournalControl;
  tables: readonly string[];
  auteurs: readonly string[];
}

export const FiltersPanel = ({ control: { values, filtered, setFilter, typed, clear, vue }, tables, auteurs }: FiltersPanelProps) => {
  const choice = (key: JournalFilterKey) => ({ value: values[key], onChange: (value: string) => setFilter(key, value) });
  return (
    <div className={paged.filters} role="search" aria-label="Filtrer le journal">
      <TextInput label="Valeur" placeholder="Avant ou après" leftSection={<IconSearch size={16} aria-hidden />} {...typed('texte')} />
      <Choice label="Auteur" all="Tous" options={auteurs.map((value) => ({ value, label: value }))} {...choice('auteur')} />
      <Choice label="Table" all="Toutes" options={tables.map(tableOption)} {...choice('table')} />
      <TextInput label="N° d’enregistrement" {...typed('ligne')} />
      <Choice label="Opération" all="Toutes" options={operationOptions} {...choice('operation')} />
      <DayFilter label="Du" {...choice('du')} />
      <DayFilter label="Au" {...choice('au')} />
      <TextInput label="Groupe d’écritures" {...typed('groupe')} />
      <div className={css.acts}>
        <VuesButton {...vue} />
        {filtered && (
          <Button size="xs" variant="default" onClick={clear}>
            Effacer les filtres
          </Button>
        )}
      </div>
    </div>
  );
};
