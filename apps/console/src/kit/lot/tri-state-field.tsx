import { NativeSelect } from '@mantine/core';

interface TriStateFieldProps {
  label: string;
  /** `undefined`: the rows keep what they have. */
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

/** A tick of many rows: kept, set or taken away. */
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
