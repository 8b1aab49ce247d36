import type { Parametre } from '@comptoir/contract/parametres/kit';
import type { FieldValues } from 'react-hook-form';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextareaField, TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { helpOf } from './parametre-words.ts';

interface ParametrePanelProps<In extends FieldValues, Out> {
  binding: FieldBinding<In, Out>;
  parametre: Parametre;
}

const longText = 255;

/** The field of one parameter, made from its spec. */
export const ParametrePanel = <In extends FieldValues, Out>({ binding, parametre }: ParametrePanelProps<In, Out>) => {
  const field = { ...binding, label: parametre.label, code: binding.name, help: helpOf(parametre) };
  switch (parametre.kind) {
    case 'flag':
      return <TickField {...field} />;
    case 'whole':
      return <NumberField {...field} {...(parametre.unit ? { unit: parametre.unit } : {})} />;
    case 'rate':
      return <NumberField {...field} decimals={2} unit="%" />;
    case 'choice':
      return <SelectField {...field} options={parametre.options} />;
    case 'text':
      return parametre.max > longText ? <TextareaField {...field} /> : <TextField {...field} />;
    case 'country':
      return <TextField {...field} />;
  }
};
