import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { DayInput } from '../../kit/form/fields/day-input.tsx';
import type { LogControl, LogFilter } from './use-log-filter.ts';

interface LogFiltersPanelProps {
  control: LogControl;
  actions: readonly string[];
}

export const LogFiltersPanel = ({ control: { filter, change }, actions }: LogFiltersPanelProps) => {
  const typed = (key: keyof LogFilter) => ({
    value: filter[key],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [key]: currentTarget.value }),
    maxLength: 255,
    autoComplete: 'off',
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} mb="md" role="search" aria-label="Filtrer les journaux">
      <DayInput
        label="Date"
        value={filter.date === '' ? null : filter.date}
        onChange={(day) => change({ date: day ?? '' })}
        clearable
        clearLabel={'Effacer\u00a0: Date'}
      />
      <TextInput label="Utilisateur" {...typed('user')} />
      <Select
        label="Action"
        placeholder="Toutes"
        data={[...actions]}
        value={filter.action === '' ? null : filter.action}
        onChange={(action) => change({ action: action ?? '' })}
        clearable
        searchable
        comboboxProps={{ withinPortal: false }}
        clearButtonProps={{ 'aria-label': 'Toutes les actions' }}
      />
      <TextInput label="Requête" {...typed('request')} />
      <TextInput label="Réponse" {...typed('response')} />
    </SimpleGrid>
  );
};
