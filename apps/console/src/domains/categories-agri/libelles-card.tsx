import type { Endpoint } from '@comptoir/contract/kit';
import { Card, Group, Table, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActOpener } from '../../kit/record/closed-act.tsx';

interface LibellesCardProps {
  title: string;
  add: string;
  /** The call that adds one. */
  create: Endpoint;
  onAdd: () => void;
  headings: readonly string[];
  /** Shown rows, and their number without the filter. */
  shown: number;
  total: number;
  /** For an empty table. */
  empty: string;
  /** The rows. */
  children: ReactNode;
}

/** A table of labels with a title and a button to add one. */
export const LibellesCard = ({ title, add, create, onAdd, headings, shown, total, empty, children }: LibellesCardProps) => (
  <Card withBorder component="section" aria-label={title}>
    <Group justify="space-between" mb="xs" gap="xs">
      <Title order={2}>{title}</Title>
      <ActOpener call={create} adds variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        {add}
      </ActOpener>
    </Group>
    {shown === 0 ? (
      <Text c="dimmed">{total === 0 ? empty : 'Aucun libellé ne correspond à la recherche.'}</Text>
    ) : (
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            {headings.map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    )}
  </Card>
);
