import { acces, type DemandeAcces } from '@comptoir/contract/domains/acces/acces.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Group, Table } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { dureeInWords } from './acces-durees.ts';

const Row = ({ demande }: { demande: DemandeAcces }) => {
  const { IDDemande, Operateur, Motif, Ticket, Heures, DemandeLe } = demande;
  const { kind } = useSessionInfo();
  const { mutate, isPending } = useWrite(acces.repondre, { touches: [acces.read] });
  const answer = (Accord: boolean) =>
    mutate(
      { params: { IDDemande }, body: { Accord } },
      {
        onSuccess: () => notify.done(Accord ? 'L’accès est accordé.' : 'La demande est refusée.'),
        onError: (error) => notify.failed(error, 'La réponse n’a pas pu être donnée'),
      },
    );
  return (
    <Table.Tr>
      <Table.Td>{Operateur}</Table.Td>
      <Table.Td>{Motif}</Table.Td>
      <Table.Td>{Ticket}</Table.Td>
      <Table.Td>{dureeInWords(Heures)}</Table.Td>
      <Table.Td>{shownText('dateTime', DemandeLe)}</Table.Td>
      <Table.Td>
        {kind === 'customer' && (
          <Group gap="xs" wrap="nowrap">
            <Button size="xs" disabled={isPending} onClick={() => answer(true)} aria-label={`Accorder la demande ${ofName(Operateur)}`}>
              Accorder
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={isPending}
              onClick={() => answer(false)}
              aria-label={`Refuser la demande ${ofName(Operateur)}`}
            >
              Refuser
            </Button>
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
};

/** Requests of operators that wait for an answer. */
export const DemandesTable = ({ demandes }: { demandes: readonly DemandeAcces[] }) => (
  <PlainTable label="Demandes d’accès" headings={['Opérateur', 'Motif', 'Ticket', 'Durée', 'Demandé le', 'Réponse']}>
    {demandes.map((demande) => (
      <Row key={demande.IDDemande} demande={demande} />
    ))}
  </PlainTable>
);
