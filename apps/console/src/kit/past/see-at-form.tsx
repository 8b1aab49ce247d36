import { Button, Group, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { CallError } from '../client.ts';
import { goTo, instantBefore } from './past.ts';

const noState = 'L’historique de ce client ne remonte pas avant cette date.';

/** Shows the whole customer as of a date and time that somebody chooses, beginning with the page of this documented path. */
export const SeeAtForm = ({ path = '/' }: { path?: string }) => {
  const [moment, setMoment] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isComing, setIsComing] = useState(false);
  const see = async () => {
    setIsComing(true);
    // What was written in that very minute had come to be.
    const found = await instantBefore(new Date(new Date(moment).getTime() + 60_000).toISOString()).catch((error: unknown) => {
      setFault(error instanceof CallError ? error.message : String(error));
      return undefined;
    });
    setIsComing(false);
    if (found === null) setFault(noState);
    else if (found !== undefined) goTo(found, path);
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
          label="Voir le client au"
          value={moment}
          error={fault}
          onChange={({ currentTarget }) => setMoment(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isComing} leftSection={<IconHistory size={18} aria-hidden />}>
          Voir à cette date
        </Button>
      </Group>
    </form>
  );
};
