import { DayInput } from '../../kit/form/fields/day-input.tsx';

interface JournalDayPickerProps {
  label: string;
  /** ISO day, '' for none. */
  value: string;
  onChange: (value: string) => void;
}

export const JournalDayPicker = ({ label, value, onChange }: JournalDayPickerProps) => (
  <DayInput
    label={label}
    value={value === '' ? null : value}
    onChange={(day) => onChange(day ?? '')}
    clearable
    clearLabel={`Effacer\u00a0: ${label}`}
  />
);
