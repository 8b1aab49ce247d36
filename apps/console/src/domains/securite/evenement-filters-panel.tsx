import { evenementFields } from '@comptoir/contract/domains/securite/securite.fields';
import { evenementTypeNames, evenementTypes, resultats, type EvenementType } from '@comptoir/contract/evenements';
import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { DayFilter } from '../../kit/form/fields/day-filter.tsx';
import paged from '../../kit/list/pages/paged.module.css';
import type { EvenementFilterKey } from './evenement-query.ts';
import css from './securite.module.css';
import type { EvenementControl } from './use-evenement-filter.ts';

const outcomes = Object.entries(resultats).map(([value, label]) => ({ value, label }));

interface Props {
  control: EvenementControl;
  /** What may be found; absent: all that is noted. */
  types?: readonly EvenementType[];
  /** The page is about one customer. */
  ofOne?: boolean;
}

/** Filters of the security events, kept in the address. */
export const EvenementFiltersPanel = ({ control, types = evenementTypeNames, ofOne = false }: Props) => {
  const { values, filtered, setFilter, typed, clear } = control;
  const chosen = (key: EvenementFilterKey) => ({
    value: values[key] === '' ? null : values[key],
    onChange: (next: string | null) => setFilter(key, next ?? ''),
    placeholder: 'Tous',
    searchable: true,
    clearable: true,
    comboboxProps: { withinPortal: false },
  });
  const day = (key: EvenementFilterKey) => ({ value: values[key], onChange: (value: string) => setFilter(key, value) });
  return (
    <div className={`${paged.filters} ${css.filters}`} role="search" aria-label="Filtrer les événements de sécurité">
      <TextInput label="Recherche" placeholder="Qui, adresse…" leftSection={<IconSearch size={16} aria-hidden />} {...typed('texte')} />
      <Select
        label={evenementFields.Type.label}
        data={types.map((value) => ({ value, label: evenementTypes[value] }))}
        {...chosen('type')}
        clearButtonProps={{ 'aria-label': 'Tous les événements' }}
      />
      <Select
        label={evenementFields.Resultat.label}
        data={outcomes}
        {...chosen('resultat')}
        clearButtonProps={{ 'aria-label': 'Tous les résultats' }}
      />
      {!ofOne && <TextInput label={evenementFields.Client.label} {...typed('client')} />}
      <DayFilter label="Du" {...day('du')} />
      <DayFilter label="Au" {...day('au')} />
      {filtered && (
        <Button variant="default" onClick={clear}>
          Effacer les filtres
        </Button>
      )}
    </div>
  );
};
