import { Checkbox, TextInput } from '@mantine/core';
import { joursSemaine, parseJoursRapport, printJoursRapport } from '@comptoir/contract/texts/jours-rapport';
import { withoutPlace } from '@comptoir/contract/texts/parsing';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldWords } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import css from './societes.module.css';

const daysOf = (value: unknown) => {
  const read = parseJoursRapport(typeof value === 'string' ? value : '');
  return value === '' || value === null || value === undefined ? [] : read.ok ? read.value : null;
};

/** '2,3,7' in words. */
const inWords = (value: unknown) => {
  const days = daysOf(value);
  const names = joursSemaine.filter(([jour]) => days?.includes(jour)).map(([, nom]) => nom);
  return days === null ? String(value) : names.join(', ') || 'Aucun jour';
};

/** Days of the week, stored as numbers with commas. An unreadable stored text is shown as it is, to be corrected. */
export const JoursPicker = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & FieldWords) => {
  const { value, onChange, look } = useField(props, inWords);
  const days = daysOf(value);
  if (days === null)
    return <TextInput {...look} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)} maw="14rem" />;
  const { ref, error, ...rest } = look;
  return (
    <Checkbox.Group
      {...rest}
      error={error && withoutPlace(error)}
      value={days.map(String)}
      onChange={(chosen) => onChange(printJoursRapport(chosen.map(Number)))}
    >
      <div className={css.days}>
        {joursSemaine.map(([jour, nom], place) => (
          <Checkbox
            key={jour}
            value={String(jour)}
            label={nom}
            {...(place === 0 ? { ref } : {})}
            {...(error ? { 'aria-invalid': true } : {})}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
};
