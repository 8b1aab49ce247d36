import { referenceCalls } from '@comptoir/contract/references/calls';
import { endpointsOf } from '@comptoir/contract/references/kit';
import { originesContact } from '@comptoir/contract/references/origines-contact';
import { Button, Group, Paper, Select, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ReadFailure } from '../kit/read-failure.tsx';
import { call } from '../kit/client.ts';
import { ActDialog } from '../kit/essai/act-dialog.tsx';
import { FormMessage } from '../kit/form/form-message.tsx';
import { LeaveGuard } from '../kit/form/saving/leave-guard.tsx';
import { filterChoices, inPage } from '../kit/form/fields/options.ts';
import { useSayDone } from '../kit/undo/undo.ts';
import { useRead, useWrite } from '../kit/queries.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useListParents } from './reference-parents.ts';
import type { RowOf } from './row-of.ts';

type Origine = RowOf<typeof originesContact>;

const { list } = endpointsOf(originesContact);
// The server answers only rows of this spec (`rowOf`).
const asOrigines = (answer: unknown) => answer as readonly Origine[];

const clients = (count: number) => (count === 1 ? '1 client' : `${count} clients`);

interface PickProps {
  label: string;
  origines: readonly Origine[] | undefined;
  value: number | null;
  onChange: (id: number | null) => void;
}

const Pick = ({ label, origines, value, onChange }: PickProps) => (
  <Select<number>
    label={label}
    placeholder={origines ? 'Choisir…' : 'Chargement…'}
    data={origines?.map(({ IDOrigineCont, Descr }) => ({ value: IDOrigineCont, label: Descr ?? '' })) ?? []}
    value={value}
    onChange={onChange}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': 'Effacer le choix' }}
    filter={filterChoices}
    comboboxProps={inPage}
    maw="36rem"
  />
);

/** Moves every client of one contact origin to another. */
export const TransferOrigineContactPage = () => {
  const query = useRead(list, {}, { select: asOrigines });
  const { data: origines } = query;
  const sayDone = useSayDone();
  const transfer = useWrite(referenceCalls.transferOrigineContact);
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);
  const navigate = useNavigate();
  const parents = [...useListParents(originesContact), { label: originesContact.texts.title, href: originesContact.route }];
  const source = origines?.find(({ IDOrigineCont }) => IDOrigineCont === from);
  const destination = origines?.find(({ IDOrigineCont }) => IDOrigineCont === to);

  const params = { IDOrigineContSource: source?.IDOrigineCont ?? 0, IDOrigineContDestination: destination?.IDOrigineCont ?? 0 };
  const act = async () => {
    if (!source || !destination) return;
    try {
      const transferred = await transfer.mutateAsync({ params });
      leaving.current = true;
      sayDone(transferred, `Transfert effectué\u00a0: ${clients(transferred.nbClients)}.`);
      await navigate({ to: originesContact.route });
    } catch {
      setAsking(false);
    }
  };
  return (
    <>
      <PageHeader title="Transférer une origine de contact" purpose="Passer les clients d’une origine à une autre." parents={parents} />
      <Stack maw="52rem">
        <ReadFailure query={query} />
        <FormMessage error={transfer.error} has={() => false} />
        <Paper withBorder p="md">
          <Stack gap="sm">
            <Pick label="Origine source" origines={origines} value={from} onChange={setFrom} />
            <Pick
              label="Origine de destination"
              origines={origines?.filter(({ IDOrigineCont }) => IDOrigineCont !== from)}
              value={to === from ? null : to}
              onChange={setTo}
            />
          </Stack>
        </Paper>
        {source && destination && source !== destination && (
          <Group>
            <Button onClick={() => setAsking(true)}>Valider</Button>
          </Group>
        )}
      </Stack>
      <ActDialog
        opened={asking}
        title={'Transférer l’origine de contact\u00a0?'}
        message={`Les clients de «\u00a0${source?.Descr}\u00a0» (${clients(source?.nbCli ?? 0)}) passeront à «\u00a0${destination?.Descr}\u00a0».`}
        confirm="Transférer les clients"
        busy={transfer.isPending}
        onTry={() => call(referenceCalls.transferOrigineContact, { params })}
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      />
      <LeaveGuard mayLeave={() => leaving.current || (from === null && to === null)} />
    </>
  );
};
