import { Button, Group, TextInput } from '@mantine/core';
import { IconHistoryToggle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { CallError } from '../../../kit/client.ts';
import { instantBefore } from '../../../kit/past/past.ts';
import { retourPath } from '../journal.links.ts';

const noState = 'L’historique de ce client ne remonte pas avant cette date.';

/** The evening before a day, as a field of date and time holds it. */
const eveningBefore = (day: string) => `${new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)}T23:59`;

/** What was written in that very minute, or second where one is said, had come to be. */
const endOf = (moment: string) => new Date(new Date(moment).getTime() + (moment.length > 16 ? 1000 : 60_000)).toISOString();

interface MomentPanelProps {
  /** The evening before it is offered. */
  day: string;
  /** The screen that goes back; absent, everything. */
  ecran: string | undefined;
}

/** Leads to the plan of going back to a date and time. */
export const MomentPanel = ({ day, ecran }: MomentPanelProps) => {
  const navigate = useNavigate();
  const [moment, setMoment] = useState(() => eveningBefore(day));
  const [fault, setFault] = useState<string | null>(null);
  const [isComing, setIsComing] = useState(false);
  const see = async () => {
    setIsComing(true);
    const found = await instantBefore(endOf(moment)).catch((error: unknown) => {
      setFault(error instanceof CallError ? error.message : String(error));
      return undefined;
    });
    setIsComing(false);
    if (found === null) setFault(noState);
    else if (found !== undefined) await navigate({ to: retourPath, search: { instant: found, ecran } });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(moment === '' ? 'Veuillez choisir une date et une heure.' : null);
    if (moment !== '') void see();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="end">
        <TextInput
          type="datetime-local"
          step={1}
          label="Revenir au"
          value={moment}
          error={fault}
          onChange={({ currentTarget }) => setMoment(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isComing} leftSection={<IconHistoryToggle size={18} aria-hidden />}>
          Voir ce qui serait remis…
        </Button>
      </Group>
    </form>
  );
};
