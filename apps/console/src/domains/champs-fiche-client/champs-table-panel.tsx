import type { ChampFicheClient } from '@comptoir/contract/domains/champs-fiche-client/champs-fiche-client.calls';
import { Card, Checkbox, Table, Text, Title } from '@mantine/core';
import form from '../../kit/form/form.module.css';
import { Reason } from '../../ui/reason.tsx';

interface ChampsTablePanelProps {
  title: string;
  champs: readonly ChampFicheClient[];
  shown: ReadonlySet<number>;
  saving: ReadonlySet<number>;
  /** Why nothing may be ticked. */
  closed: string | null;
  onToggle: (champ: ChampFicheClient, show: boolean) => void;
}

/** The fields of one kind of record, each with the tick that shows it. */
export const ChampsTablePanel = ({ title, champs, shown, saving, closed, onToggle }: ChampsTablePanelProps) => (
  <Card withBorder component="section" aria-label={title}>
    <Title order={2} mb="xs">
      {title}
    </Title>
    {champs.length === 0 ? (
      <Text c="dimmed">Aucun champ n’est enregistré.</Text>
    ) : (
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="6rem">Afficher</Table.Th>
            <Table.Th>Description</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {champs.map((champ) => {
            const { IDChampsFicheClient: id, Description } = champ;
            const isBlocked = closed !== null || saving.has(id);
            return (
              <Table.Tr key={id} aria-busy={saving.has(id)}>
                <Table.Td>
                  <Reason text={closed} className={form.tick}>
                    {(describedBy) => (
                      <Checkbox
                        aria-label={`Afficher ${Description}`}
                        checked={shown.has(id) !== saving.has(id)}
                        aria-disabled={isBlocked}
                        aria-describedby={describedBy}
                        onChange={(event) => !isBlocked && onToggle(champ, event.currentTarget.checked)}
                      />
                    )}
                  </Reason>
                </Table.Td>
                <Table.Td>{Description}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    )}
  </Card>
);
