import { ligneFrequenteSections } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.fields';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useField } from '../../kit/form/fields/use-field.tsx';
import type { LigneRecord } from './ligne-frequente-values.ts';
import css from './lignes-frequentes.module.css';
import { withDot } from '../../kit/amounts/typed-number.ts';
import { editPrix, type Edited, type Prix } from './prix-lies.ts';

interface PrixFieldProps {
  record: LigneRecord;
  name: keyof Prix;
  label: string;
  unit: string;
  onType: (text: string) => void;
}

const PrixField = ({ record, name, label, unit, onType }: PrixFieldProps) => {
  const { value, look } = useField({ ...record.field(name), label });
  return (
    <TextInput
      {...look}
      inputMode="decimal"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onType(event.currentTarget.value)}
      rightSection={unit}
      autoComplete="off"
    />
  );
};

const names = ['PxVenteHT', 'taux', 'PxVenteTTC'] as const;
const labels: Record<keyof Prix, string> = { ...labelsOf(ligneFrequenteSections.prix), taux: 'Taux TVA' };

/** Both prices and the rate between them: one typed, the other follows. */
export const PrixPanel = ({ record }: { record: LigneRecord }) => {
  const { form } = record;
  const last = useRef<Edited | null>(null);
  const type = (name: keyof Prix, text: string) => {
    const [PxVenteHT, taux, PxVenteTTC] = form.getValues([...names]);
    last.current = editPrix(last.current, { PxVenteHT, taux, PxVenteTTC }, name, withDot(text));
    for (const each of names) {
      // An error that was shown goes once its field follows another.
      const shouldValidate = form.getFieldState(each).error !== undefined;
      form.setValue(each, last.current.prix[each], { shouldDirty: true, shouldValidate });
    }
  };
  return (
    <div className={css.prix}>
      {names.map((name) => (
        <PrixField
          key={name}
          record={record}
          name={name}
          label={labels[name]}
          unit={name === 'taux' ? '%' : '€'}
          onType={(text) => type(name, text)}
        />
      ))}
    </div>
  );
};
