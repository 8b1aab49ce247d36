import { profilsPlafonnes } from '@comptoir/contract/domains/plafonds-remise/profils-plafonnes';
import { Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { cellName, group, isInverted, placeholderOf, type PlafondLine, type PlafondValues } from './plafond-cells.ts';
import { PlafondPicker } from './plafond-picker.tsx';
import css from './plafonds-remise.module.css';

interface PlafondsPanelProps {
  record: RecordForm<PlafondValues, PlafondValues>;
  lines: readonly PlafondLine[];
}

const inverted = 'Le plafond de remise Vendeurs est supérieur au plafond de remise Chefs des ventes';
/** A shorter table needs no search. */
const searchedFrom = 12;

const Line = ({ record, line: { IDPlaque, Libelle } }: { record: PlafondsPanelProps['record']; line: PlafondLine }) => {
  const values = useWatch({ control: record.form.control });
  return (
    <tr>
      <th scope="row">
        {Libelle}
        <span role="status" className={css.warning}>
          {isInverted(values, IDPlaque) && <StatusBadge tone="warning">{inverted}</StatusBadge>}
        </span>
      </th>
      {profilsPlafonnes.map(({ IDDRProfileEsellerLead: profil, label }) => (
        <td key={profil}>
          <PlafondPicker
            binding={record.field(cellName(IDPlaque, profil))}
            label={`${label}, ${Libelle}`}
            placeholder={placeholderOf(values, IDPlaque, profil)}
          />
        </td>
      ))}
    </tr>
  );
};

/** The ceilings of the group, then those of each company. */
export const PlafondsPanel = ({ record, lines }: PlafondsPanelProps) => {
  const [typed, setTyped] = useState('');
  const { dirtyFields } = useFormState({ control: record.form.control });
  const matches = matcherOf(typed);
  const isChanged = ({ IDPlaque }: PlafondLine) =>
    profilsPlafonnes.some(({ IDDRProfileEsellerLead }) => dirtyFields[cellName(IDPlaque, IDDRProfileEsellerLead)]);
  const shown = lines.filter((line) => line === group || matches(fold(line.Libelle)) || isChanged(line));
  return (
    <>
      <Text c="dimmed">
        Sans plafond pour le groupe, le montant de la remise est libre. Sans plafond pour une société, celui du groupe s’applique.
      </Text>
      {lines.length > searchedFrom && (
        <TextInput
          label="Rechercher une société"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          maw="24rem"
        />
      )}
      <table className={css.table} aria-label="Plafonds de remise">
        <thead>
          <tr>
            <th scope="col">Société</th>
            {profilsPlafonnes.map(({ IDDRProfileEsellerLead, label }) => (
              <th key={IDDRProfileEsellerLead} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <Line key={line.IDPlaque ?? 'groupe'} record={record} line={line} />
          ))}
        </tbody>
      </table>
    </>
  );
};
