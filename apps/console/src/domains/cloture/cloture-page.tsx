import { cloture, clotureFields, latestCloture, tooLateCloture } from '@comptoir/contract/domains/cloture/cloture.calls';
import { Alert, Button, Stack, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { call, CallError } from '../../kit/client.ts';
import { counted } from '@comptoir/contract/texts/counted';
import { ActDialog } from '../../kit/essai/act-dialog.tsx';
import { DayInput } from '../../kit/form/fields/day-input.tsx';
import { isDay } from '../../kit/form/typed/typed-day.ts';
import { presentDay } from '../../kit/months/months.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { UsersPanel } from './users-panel.tsx';

const { label, help } = clotureFields.date;

interface SummaryProps {
  rows: readonly { ID: number; Nombre: number; Name: string }[];
  closing: boolean;
  onClose: () => void;
}

const SummaryPanel = ({ rows, closing, onClose }: SummaryProps) => {
  const total = rows.reduce((sum, { Nombre }) => sum + Nombre, 0);
  return (
    <section aria-label="Récapitulatif">
      <Title order={2} size="h4" mb="sm">
        Récapitulatif
      </Title>
      <Table striped maw="40rem" aria-label="Rapports à clôturer">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Utilisateur</Table.Th>
            <Table.Th scope="col">Rapports</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ ID, Name, Nombre }) => (
            <Table.Tr key={ID}>
              <Table.Td>{Name}</Table.Td>
              <Table.Td>{Nombre.toLocaleString('fr-FR')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button mt="md" color="red" onClick={onClose} disabled={total === 0} loading={closing}>
        Clôturer {counted(total, 'rapport')}
      </Button>
    </section>
  );
};

/** Closes old reports: choose a day and users, check the summary, then close. */
export const CloturePage = () => {
  const [date, setDate] = useState<string | null>(null);
  const [users, setUsers] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState(false);
  const latest = latestCloture(presentDay());
  const isLate = isDay(date) && date > latest;
  const isValid = isDay(date) && !isLate;
  const offered = useRead(cloture.users, { query: { date: isValid ? date : latest } }, { enabled: isValid, staleTime: 0 });
  const count = useWrite(cloture.recapitulatif);
  const execute = useWrite(cloture.execute);
  const failure = [count.error, execute.error].find((error) => error instanceof CallError);

  const choose = (next: readonly number[]) => {
    setUsers(next);
    // A pending answer belongs to another choice.
    count.reset();
    setAsked(false);
    if (execute.isError) execute.reset();
  };
  const changeDate = (next: string | null) => {
    setDate(next);
    choose([]);
  };
  const close = async () => {
    setAsked(false);
    if (!count.variables) return;
    // Exactly what was counted.
    await execute.mutateAsync({ body: count.variables.body }).then(
      () => changeDate(null),
      () => undefined,
    );
  };
  return (
    <>
      <PageHeader
        title="Clôture des rapports"
        purpose="Clôturer les rapports anciens qui sont restés ouverts, et les affaires auxquelles ils sont rattachés."
      />
      <Stack maw="60rem">
        {execute.data && (
          <Alert color="green" role="status">
            {counted(execute.data.rapports, 'rapport')} et {counted(execute.data.affaires, 'affaire')} clôturés.
          </Alert>
        )}
        {failure && <Alert color="red">{failure.message}</Alert>}
        <DayInput
          label={label}
          description={help}
          value={date}
          onChange={changeDate}
          maxDate={latest}
          error={isLate ? tooLateCloture : null}
          clearable
          clearLabel={`Effacer\u00a0: ${label}`}
          maw="16rem"
        />
        {isValid && <ReadFailure query={offered} />}
        {isValid && !offered.data && !offered.error && <LoadingState lines={6} />}
        {isValid && offered.data?.length === 0 && <EmptyState message="Aucun rapport n’est resté ouvert jusqu’à cette date." />}
        {isValid && offered.data && offered.data.length > 0 && <UsersPanel offered={offered.data} chosen={users} onChange={choose} />}
        <Button
          style={{ alignSelf: 'start' }}
          disabled={!isValid || users.length === 0}
          loading={count.isPending}
          onClick={() => isValid && count.mutate({ body: { users: [...users], date } })}
        >
          Suivant
        </Button>
        {count.data && <SummaryPanel rows={count.data} closing={execute.isPending} onClose={() => setAsked(true)} />}
      </Stack>
      <ActDialog
        opened={asked}
        title="Clôturer les rapports"
        message="Les rapports du récapitulatif et leurs affaires ouvertes seront clôturés."
        confirm="Clôturer"
        cancel="Annuler"
        destructive
        onTry={async () => count.variables && call(cloture.execute, { body: count.variables.body })}
        onConfirm={() => void close()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
