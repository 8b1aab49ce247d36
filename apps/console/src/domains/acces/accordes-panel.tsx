import { acces, type Accorde } from '@comptoir/contract/domains/acces/acces.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Table, Text } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const stateOf = ({ Du, Au, CoupeLe }: Accorde): { tone: Tone; words: string } => {
  if (CoupeLe !== null) return { tone: 'failed', words: 'Coupé' };
  if (Date.parse(Au) <= Date.now()) return { tone: 'off', words: 'Fini' };
  return Date.parse(Du) > Date.now() ? { tone: 'info', words: 'À venir' } : { tone: 'ok', words: 'En cours' };
};

const Row = ({ accorde }: { accorde: Accorde }) => {
  const { IDAcces, Operateur, Motif, Ticket, Du, Au, AccordePar, CoupePar, Urgence, ParSession } = accorde;
  const { kind } = useSessionInfo();
  const { mutate, isPending } = useWrite(acces.couper, { touches: [acces.read] });
  const { tone, words } = stateOf(accorde);
  const isOpen = tone === 'ok' || tone === 'info';
  const cut = () =>
    mutate(
      { params: { IDAcces } },
      {
        onSuccess: () => notify.done(`Accès coupé\u00a0: ${Operateur}.`),
        onError: (error) => notify.failed(error, 'L’accès n’a pas pu être coupé'),
      },
    );
  return (
    <Table.Tr>
      <Table.Td>
        {Operateur}
        {Urgence && (
          <Text size="xs" fw={600} c="var(--mantine-color-error)">
            Accès d’urgence
          </Text>
        )}
        {ParSession && !Urgence && (
          <Text size="xs" c="dimmed">
            Pour une session
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {Motif}
        <Text size="xs" c="dimmed">
          {Ticket}
        </Text>
      </Table.Td>
      <Table.Td>{shownText('dateTime', Du)}</Table.Td>
      <Table.Td>{shownText('dateTime', Au)}</Table.Td>
      <Table.Td>{AccordePar}</Table.Td>
      <Table.Td>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {CoupePar !== null && (
          <Text size="xs" c="dimmed">
            par {CoupePar}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {kind === 'customer' && isOpen && (
          <Button
            size="xs"
            color="red"
            variant="outline"
            loading={isPending}
            onClick={cut}
            aria-label={`Couper l’accès ${ofName(Operateur)}`}
          >
            Couper
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
};

/** What the group granted, now and before. */
export const AccordesTable = ({ accordes }: { accordes: readonly Accorde[] }) => (
  <PlainTable label="Accès accordés" headings={['Opérateur', 'Motif', 'À partir du', 'Jusqu’au', 'Accordé par', 'État', 'Actions']}>
    {accordes.map((accorde) => (
      <Row key={accorde.IDAcces} accorde={accorde} />
    ))}
  </PlainTable>
);
