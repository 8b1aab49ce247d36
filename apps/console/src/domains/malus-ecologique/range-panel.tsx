import { useRef } from 'react';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import type { Typed } from '../../kit/amounts/typed-number.ts';
import { amountsOf, rangeOf, rowsOf } from './emission-rows.ts';
import type { GrilleRecord } from './malus-ecologique-values.ts';

/**
 * The range of a grid. Its rows follow once a bound is left, so that half a number does not shrink the grid; a row that comes
 * back has its amount again. A refused bound changes no row.
 */
export const RangePanel = ({ record }: { record: GrilleRecord }) => {
  const { form } = record;
  const known = useRef(new Map<number, Typed>());
  const settle = () => {
    const [CO2Min, CO2Max, Values] = form.getValues(['CO2Min', 'CO2Max', 'Values']);
    const range = rangeOf(CO2Min, CO2Max);
    if (!range) {
      // The maximum also answers for the minimum.
      if (form.getFieldState('CO2Max').isTouched) void form.trigger('CO2Max');
      return;
    }
    form.clearErrors(['CO2Min', 'CO2Max']);
    if (Values[0]?.EmissionCO2 === range.CO2Min && Values.at(-1)?.EmissionCO2 === range.CO2Max) return;
    for (const [emission, amount] of amountsOf(Values)) known.current.set(emission, amount);
    form.setValue('Values', rowsOf(range, known.current), { shouldDirty: true });
    form.clearErrors('Values');
  };
  return (
    <>
      <NumberField {...record.field('CO2Min')} unit="g/km" grouped={false} onSettled={settle} />
      <NumberField {...record.field('CO2Max')} unit="g/km" grouped={false} onSettled={settle} />
    </>
  );
};
