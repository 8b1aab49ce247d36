import { NumberInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useField } from '../../kit/form/fields/use-field.tsx';
import { amountsOf, clampedRange, rowsOf, type Range } from './emission-rows.ts';
import type { GrilleRecord } from './malus-ecologique-values.ts';

interface BoundFieldProps {
  record: GrilleRecord;
  name: keyof Range;
  label: string;
  onBound: (name: keyof Range, value: number) => void;
}

/** A bound while it is typed. It applies when the field is left, so that half a number does not shrink the grid. */
const BoundField = ({ record, name, label, onBound }: BoundFieldProps) => {
  const { value, look } = useField({ ...record.field(name), label, help: 'De 0 à 1000 g/km' });
  const [typed, setTyped] = useState<string | number | null>(null);
  const apply = () => {
    const number = typed === null || typed === '' ? NaN : Number(typed);
    if (Number.isFinite(number)) onBound(name, number);
    setTyped(null);
  };
  return (
    <NumberInput
      {...look}
      value={typed ?? (typeof value === 'number' ? value : '')}
      onChange={setTyped}
      onBlur={() => {
        apply();
        look.onBlur();
      }}
      onKeyDown={(event) => {
        // Ctrl+S also saves what is being typed.
        if (event.key === 'Enter' || event.ctrlKey || event.metaKey) apply();
      }}
      decimalScale={0}
      allowNegative={false}
      suffix={'\u00a0g/km'}
      hideControls
      autoComplete="off"
      maw="14rem"
    />
  );
};

/** The range of a grid. Rows outside go at once; a row that comes back has its amount again. */
export const RangePanel = ({ record }: { record: GrilleRecord }) => {
  const { form } = record;
  const known = useRef(new Map<number, number | null>());
  const onBound = (name: keyof Range, value: number) => {
    const [CO2Min, CO2Max, Values] = form.getValues(['CO2Min', 'CO2Max', 'Values']);
    const range = clampedRange({ CO2Min, CO2Max, [name]: value });
    for (const [emission, amount] of amountsOf(Values)) known.current.set(emission, amount);
    if (range.CO2Min === CO2Min && range.CO2Max === CO2Max) return;
    form.setValue('CO2Min', range.CO2Min, { shouldDirty: true });
    form.setValue('CO2Max', range.CO2Max, { shouldDirty: true });
    form.setValue('Values', rowsOf(range, known.current), { shouldDirty: true });
    form.clearErrors(['CO2Min', 'CO2Max', 'Values']);
  };
  return (
    <>
      <BoundField record={record} name="CO2Min" label="CO2 minimum" onBound={onBound} />
      <BoundField record={record} name="CO2Max" label="CO2 maximum" onBound={onBound} />
    </>
  );
};
