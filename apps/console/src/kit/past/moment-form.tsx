import { Button, Group, Input, TextInput } from '@mantine/core';
import type { IconProps } from '@tabler/icons-react';
import { useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { CallError } from '../client.ts';
import { DayInput } from '../form/fields/day-input.tsx';
import { instantBefore } from './past.ts';
import { afterMoment, faultsOf, leftTime, type AskedMoment, type MomentFaults } from './asked-moment.ts';

const noState = 'L’historique de ce client ne remonte pas avant cette date.';

interface MomentFormProps {
  label: string;
  act: string;
  icon: ComponentType<IconProps>;
  /** As `2026-03-09`. */
  initialDay?: string;
  /** With the last state until then. */
  onFound: (IDInstant: number) => unknown;
}

/** Asks for a day, and a time in Paris if one wishes, and finds the state of the customer then. */
export const MomentForm = ({ label, act, icon: Sign, initialDay, onFound }: MomentFormProps) => {
  const [asked, setAsked] = useState<AskedMoment>({ jour: initialDay ?? null, heure: '' });
  const [faults, setFaults] = useState<MomentFaults>({});
  const [isComing, setIsComing] = useState(false);
  const dayField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const change = (part: Partial<AskedMoment>) => {
    setAsked((before) => ({ ...before, ...part }));
    setFaults({});
  };
  const find = async () => {
    setIsComing(true);
    const found = await instantBefore(afterMoment(asked)).catch((error: unknown) => {
      setFaults({ jour: error instanceof CallError ? error.message : String(error) });
      return undefined;
    });
    setIsComing(false);
    if (found === null) setFaults({ jour: noState });
    else if (found !== undefined) await onFound(found);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultsOf(asked);
    setFaults(found);
    if (found.jour) dayField.current?.focus();
    else if (found.heure) timeField.current?.focus();
    else void find();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <Group align="flex-start">
        <DayInput
          ref={dayField}
          label={label}
          value={asked.jour}
          error={faults.jour}
          onChange={(jour) => change({ jour })}
          clearable
          clearLabel="Effacer la date"
          w="14rem"
        />
        <TextInput
          ref={timeField}
          label="Heure (Paris)"
          placeholder="Fin de journée"
          autoComplete="off"
          value={asked.heure}
          error={faults.heure}
          onChange={({ currentTarget }) => change({ heure: currentTarget.value })}
          onBlur={() => setAsked((before) => ({ ...before, heure: leftTime(before.heure) }))}
          w="10rem"
        />
        {/* Below a label too: level with the fields, whatever is said under them. */}
        <Input.Wrapper label={'\u00a0'} labelElement="div">
          <Button type="submit" variant="default" display="block" loading={isComing} leftSection={<Sign size={18} aria-hidden />}>
            {act}
          </Button>
        </Input.Wrapper>
      </Group>
    </form>
  );
};
