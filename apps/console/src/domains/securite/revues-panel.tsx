import { revueCalls, type Revue } from '@comptoir/contract/domains/securite/revues.calls';
import { Button, Stack, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { callFile } from '../../kit/files/file-call.ts';
import { download } from '../../kit/list/csv.ts';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { lastSignIn } from './acces-words.ts';
import { RevuePanel } from './revue-panel.tsx';

const headings = ['Finie le', 'Commencée par', 'Finie par', 'Lignes', 'Export'];

const Past = ({ revue: { IDRevue, FinLe, Par, FinPar, Lignes } }: { revue: Revue }) => {
  const fetching = useMutation({
    mutationFn: async () =>
      download(
        `revue-des-acces-${IDRevue}.jsonl`,
        await callFile(revueCalls.exporterRevue, { params: { IDRevue } }),
        revueCalls.exporterRevue.file,
      ),
    onError: (error) => notify.failed(error),
  });
  return (
    <Table.Tr>
      <Table.Td>{lastSignIn(FinLe)}</Table.Td>
      <Table.Td>{Par}</Table.Td>
      <Table.Td>{FinPar}</Table.Td>
      <Table.Td>{Lignes}</Table.Td>
      <Table.Td>
        <Button
          size="xs"
          variant="default"
          loading={fetching.isPending}
          aria-label={`Exporter la revue finie le ${lastSignIn(FinLe)}`}
          onClick={() => fetching.mutate()}
        >
          Exporter
        </Button>
      </Table.Td>
    </Table.Tr>
  );
};

/** The review of who has access: the one under way, and those that were made. */
export const RevuesPanel = () => {
  const query = useRead(revueCalls.revues, {}, { staleTime: 0 });
  const begin = useWrite(revueCalls.commencerRevue);
  const { data } = query;
  const open = data?.find(({ FinLe }) => FinLe === null);
  const past = data?.filter(({ FinLe }) => FinLe !== null) ?? [];
  const start = () => begin.mutate({}, { onError: (error) => notify.failed(error, 'La revue n’a pas pu commencer') });
  const button = (
    <Button onClick={start} loading={begin.isPending}>
      Commencer une revue
    </Button>
  );
  return (
    <Stack gap="md">
      <ReadFailure query={query} />
      {open && <RevuePanel revue={open} />}
      {data && !open && past.length === 0 && <EmptyState message="Aucune revue des accès n’a encore été faite." action={button} />}
      {data && !open && past.length > 0 && <div>{button}</div>}
      {past.length > 0 && (
        <>
          <Text c="dimmed" size="sm">
            L’export d’une revue est signé&nbsp;: le programme qui vérifie la chaîne des événements le vérifie aussi.
          </Text>
          <PlainTable label="Revues finies" headings={headings}>
            {past.map((revue) => (
              <Past key={revue.IDRevue} revue={revue} />
            ))}
          </PlainTable>
        </>
      )}
      {!data && !query.error && <LoadingState lines={4} />}
    </Stack>
  );
};
