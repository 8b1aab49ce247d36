import { whyFields } from '@comptoir/contract/acces';
import { messages } from '@comptoir/contract/messages';
import { TextInput } from '@mantine/core';
import type { Faults } from '../../kit/form/use-faults.ts';

export interface Why {
  Motif: string;
  Ticket: string;
}

export const noWhy: Why = { Motif: '', Ticket: '' };

export const missingIn = ({ Motif, Ticket }: Why, isTicketRequired = false): Record<string, string> => ({
  ...(Motif.trim() === '' ? { Motif: messages.required } : {}),
  ...(isTicketRequired && Ticket.trim() === '' ? { Ticket: messages.required } : {}),
});

interface WhyFieldsProps {
  value: Why;
  onChange: (value: Why) => void;
  faults: Faults;
  disabled: boolean;
}

/** Why somebody comes, and the number of what they work on. */
export const WhyFields = ({ value, onChange, faults, disabled }: WhyFieldsProps) => (
  <>
    <TextInput
      label={whyFields.Motif.label}
      withAsterisk={false}
      required
      maxLength={whyFields.Motif.max}
      autoComplete="off"
      value={value.Motif}
      onChange={({ currentTarget }) => onChange({ ...value, Motif: currentTarget.value })}
      error={faults['Motif']}
      disabled={disabled}
    />
    <TextInput
      label={whyFields.Ticket.label}
      description={whyFields.Ticket.help}
      maxLength={whyFields.Ticket.max}
      autoComplete="off"
      value={value.Ticket}
      onChange={({ currentTarget }) => onChange({ ...value, Ticket: currentTarget.value })}
      error={faults['Ticket']}
      disabled={disabled}
    />
  </>
);
