import { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { offerUndo } from '../../kit/undo/undo.ts';

interface RenoncerBadgeProps {
  IDPeople: number;
  name: string;
}

/** Calls a planned departure off, with the way back. */
export const RenoncerBadge = ({ IDPeople, name }: RenoncerBadgeProps) => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useWrite(departs.renoncer);
  // The button is gone once what surrounds it is read again.
  const callOff = async () => {
    const done = await mutateAsync({ params: { idPeople: IDPeople } });
    offerUndo(done, `Le départ prévu de «\u00a0${name}\u00a0» est annulé.`, async () => {
      await client.invalidateQueries();
      return `Le départ de «\u00a0${name}\u00a0» est de nouveau prévu.`;
    });
  };
  const fail = (error: unknown) => notify.failed(error, 'Le départ prévu n’a pas été annulé');
  return (
    <Button size="compact-sm" variant="default" loading={isPending} onClick={() => void callOff().catch(fail)}>
      Annuler le départ prévu
    </Button>
  );
};
