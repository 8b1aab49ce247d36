import { NativeSelect } from '@mantine/core';

interface TriStateFieldProps {
  label: string;
  /** `undefined`: the rows keep their value. */
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

/** A tick for many rows: keep, set or clear. */
export const TriStateField = ({ label, value, onChange }: TriStateFieldProps) => (
  <NativeSelect
    label={label}
    value={value === undefined ? '' : String(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value === 'true')}
    data={[
      { value: '', label: 'Ne pas changer' },
      { value: 'true', label: 'Oui' },
      { value: 'false', label: 'Non' },
    ]}
  />
);
