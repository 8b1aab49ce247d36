import { TextInput } from '@mantine/core';

interface MotifFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** It was asked for: it takes the focus. */
  isAsked?: boolean;
  className?: string | undefined;
}

const longest = 255;

/** Why somebody makes a change: a line that the journal keeps with it. */
export const MotifField = ({ value, onChange, isAsked = false, className }: MotifFieldProps) => (
  <TextInput
    className={className}
    label="Motif (facultatif)"
    description="Gardé dans le journal avec la modification"
    value={value}
    maxLength={longest}
    autoComplete="off"
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that asked for it has made place for it
    autoFocus={isAsked}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
