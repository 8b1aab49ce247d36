import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './plain-table.module.css';

interface PlainTableProps {
  label: string;
  headings: readonly string[];
  /** Newer rows are being loaded. */
  busy?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A short read-only table. It scrolls sideways where it does not fit. */
export const PlainTable = ({ label, headings, busy = false, children }: PlainTableProps) => (
  <Table.ScrollContainer minWidth={800} aria-busy={busy}>
    <Table striped aria-label={label} className={css.table ?? ''}>
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
  </Table.ScrollContainer>
);
