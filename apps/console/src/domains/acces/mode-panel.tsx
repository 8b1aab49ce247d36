import { isStricter, modeAccesNames, modesAcces, type ModeAcces } from '@comptoir/contract/acces';
import { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../kit/notify.ts';
import form from '../../kit/form/form.module.css';
import { useClosed, useWrite } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { Reason } from '../../ui/reason.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

const asMode = (value: string) => modeAccesNames.find((name) => name === value);

const operatorsClose = 'Seul un administrateur du groupe peut ouvrir davantage l’accès.';

/** How operators come in. Operators themselves only ever make it stricter. */
export const ModePanel = ({ present }: { present: ModeAcces }) => {
  const { kind } = useSessionInfo();
  const [chosen, setChosen] = useState(present);
  const { mutate, isPending, error } = useWrite(acces.mode, { touches: [acces.read] });
  const closed = useClosed(acces.mode);
  const lockOf = (name: ModeAcces) => closed ?? (kind === 'operator' && isStricter(present, name) ? operatorsClose : null);
  const choose = (name: ModeAcces | undefined) => name && lockOf(name) === null && setChosen(name);
  const save = () => mutate({ body: { ModeAcces: chosen } }, { onSuccess: () => notify.done('Le mode d’accès est enregistré.') });
  return (
    <Stack gap="sm">
      <Radio.Group label="Comment les opérateurs entrent" value={chosen} onChange={(value) => choose(asMode(value))}>
        <Stack gap="sm" mt="sm">
          {modeAccesNames.map((name) => (
            <Reason key={name} text={lockOf(name)} className={form.tick}>
              {(describedBy) => (
                <Radio
                  value={name}
                  label={modesAcces[name].titre}
                  description={modesAcces[name].aide}
                  disabled={isPending}
                  aria-disabled={lockOf(name) !== null || undefined}
                  aria-describedby={describedBy}
                />
              )}
            </Reason>
          ))}
        </Stack>
      </Radio.Group>
      {error && closed === null && <ErrorState message={error.message} requestId={error.requestId} />}
      <Group>
        <ActOpener call={acces.mode} onClick={save} loading={isPending} disabled={closed === null && chosen === present}>
          Enregistrer le mode
        </ActOpener>
      </Group>
    </Stack>
  );
};
