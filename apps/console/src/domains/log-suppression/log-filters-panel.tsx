import { logSuppressionFields } from '@comptoir/contract/domains/log-suppression/log-suppression.fields';
import { Button, Select, TextInput } from '@mantine/core';
import css from '../../kit/list/pages/paged.module.css';
import type { LogControl } from './use-log-filter.ts';

interface LogFiltersPanelProps {
  control: LogControl;
  types: readonly string[];
}

/** Includes the value in the address, or the field would look empty. */
const offered = (types: readonly string[], chosen: string) => (chosen === '' || types.includes(chosen) ? [...types] : [...types, chosen]);

/** Filters of the deletion log, kept in the address. */
export const LogFiltersPanel = ({ control: { values, filtered, setFilter, typed, clear }, types }: LogFiltersPanelProps) => {
  return (
    <div className={css.filters} role="search" aria-label="Filtrer les suppressions">
      <TextInput label="N° de la ligne supprimée" {...typed('IDLigneSupprimee')} />
      <Select
        label={logSuppressionFields.NomTable.label}
        placeholder="Toutes"
        data={offered(types, values.NomTable)}
        value={values.NomTable === '' ? null : values.NomTable}
        onChange={(next) => setFilter('NomTable', next ?? '')}
        searchable
        clearable
        comboboxProps={{ withinPortal: false }}
        clearButtonProps={{ 'aria-label': 'Toutes les tables' }}
      />
      <TextInput label="Numéro de série du véhicule" {...typed('NumeroSerieMat')} />
      <TextInput label={logSuppressionFields.RefDMS.label} {...typed('RefDMS')} />
      {filtered && (
        <Button variant="default" onClick={clear}>
          Effacer les filtres
        </Button>
      )}
    </div>
  );
};
