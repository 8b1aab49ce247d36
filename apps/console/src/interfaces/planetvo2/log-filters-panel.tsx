import { planetVO2LogFields } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { DayFilter } from '../../kit/form/fields/day-filter.tsx';
import { faultOf, type LogControl, type LogFilter } from './use-log-filter.ts';

const { Datetime, PeopleName, Action, Request, Response } = planetVO2LogFields;

interface LogFiltersPanelProps {
  control: LogControl;
  actions: readonly string[];
}

export const LogFiltersPanel = ({ control: { filter, change }, actions }: LogFiltersPanelProps) => {
  const typed = (key: keyof LogFilter) => ({
    value: filter[key],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [key]: currentTarget.value }),
    error: faultOf(key, filter),
    autoComplete: 'off',
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} mb="md" role="search" aria-label="Filtrer les journaux">
      <DayFilter label={Datetime.heading} value={filter.date} onChange={(date) => change({ date })} />
      <TextInput label={PeopleName.label} {...typed('user')} />
      <Select
        label={Action.label}
        placeholder="Toutes"
        data={[...actions]}
        value={filter.action === '' ? null : filter.action}
        onChange={(action) => change({ action: action ?? '' })}
        clearable
        searchable
        comboboxProps={{ withinPortal: false }}
        clearButtonProps={{ 'aria-label': 'Toutes les actions' }}
      />
      <TextInput label={Request.label} {...typed('request')} />
      <TextInput label={Response.label} {...typed('response')} />
    </SimpleGrid>
  );
};
