import { Button, Group, TextInput } from '@mantine/core';
import type { IconProps } from '@tabler/icons-react';
import { useState, type ComponentType, type SyntheticEvent } from 'react';
import { CallError } from '../client.ts';
import { instantBefore } from './past.ts';

const noState = 'L’historique de ce client ne remonte pas avant cette date.';

/** What was written in that very minute, or second where one is said, had come to be. */
const endOf = (moment: string) => new Date(new Date(moment).getTime() + (moment.length > 16 ? 1000 : 60_000)).toISOString();

interface MomentFormProps {
  label: string;
  act: string;
  icon: ComponentType<IconProps>;
  /** As a field of date and time holds it. */
  initial?: string;
  /** Seconds can be chosen. */
  isFine?: boolean;
  /** With the last state until then. */
  onFound: (IDInstant: number) => unknown;
}

/** Asks for a date and time, and finds the state of the customer then. */
export const MomentForm = ({ label, act, icon: Sign, initial = '', isFine = false, onFound }: MomentFormProps) => {
  const [moment, setMoment] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const [isComing, setIsComing] = useState(false);
  const find = async () => {
    setIsComing(true);
    const found = await instantBefore(endOf(moment)).catch((error: unknown) => {
      setFault(error instanceof CallError ? error.message : String(error));
      return undefined;
    });
    setIsComing(false);
    if (found === null) setFault(noState);
    else if (found !== undefined) await onFound(found);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(moment === '' ? 'Veuillez choisir une date et une heure.' : null);
    if (moment !== '') void find();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="end">
        <TextInput
          type="datetime-local"
          step={isFine ? 1 : undefined}
          label={label}
          value={moment}
          error={fault}
          onChange={({ currentTarget }) => setMoment(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isComing} leftSection={<Sign size={18} aria-hidden />}>
          {act}
        </Button>
      </Group>
    </form>
  );
};
