import type { Visite } from '@comptoir/contract/domains/acces/acces.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ChangementsDialog } from './changements-dialog.tsx';

/** Who came, why, and until when. */
export const VisitesTable = ({ visites }: { visites: readonly Visite[] }) => {
  const [opened, setOpened] = useState<Visite | null>(null);
  return (
    <>
      <PlainTable label="Visites" headings={['Opérateur', 'Motif', 'Depuis', 'Jusqu’à', 'Actions']}>
        {visites.map((visite) => {
          const { IDSession, Operateur, Motif, Ticket, Debut, Fin } = visite;
          return (
            <Table.Tr key={IDSession}>
              <Table.Td>{Operateur}</Table.Td>
              <Table.Td>
                {Motif}
                <Text size="xs" c="dimmed">
                  {Ticket}
                </Text>
              </Table.Td>
              <Table.Td>{shownText('dateTime', Debut)}</Table.Td>
              <Table.Td>{Fin === null ? <StatusBadge tone="info">En cours</StatusBadge> : shownText('dateTime', Fin)}</Table.Td>
              <Table.Td>
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setOpened(visite)}
                  aria-label={`Modifications ${ofName(Operateur)}, visite du ${shownText('dateTime', Debut)}`}
                >
                  Modifications
                </Button>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </PlainTable>
      {opened && <ChangementsDialog visite={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
