import type { LogSuppression } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { logAuteur, logSuppressionFields } from '@comptoir/contract/domains/log-suppression/log-suppression.fields';
import { ofName } from '@comptoir/contract/texts/elision';
import { Anchor, Table, VisuallyHidden } from '@mantine/core';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import css from '../../kit/list/pages/paged.module.css';
import { shownText, type CellKind } from '../../kit/list/rows/cell-value.ts';
import type { CsvColumn } from '../../kit/list/csv.ts';
import { journalWith } from '../journal/journal.links.ts';

const column = (name: keyof typeof logSuppressionFields, kind: CellKind = 'text') =>
  fieldColumn<LogSuppression>(name, logSuppressionFields[name], { kind });

export const logColumns: readonly CsvColumn<LogSuppression>[] = [
  { heading: '#', kind: 'id', value: ({ IDLogSuppression }) => IDLogSuppression },
  column('DateHSuppression', 'dateTime'),
  column('NomTable'),
  column('IDLigneSupprimee'),
  fieldColumn('Auteur', logAuteur.Auteur),
  column('IDPeople', 'id'),
  column('NumeroSerieMat'),
  column('IDClientMat', 'id'),
  column('RefDMS'),
  column('RemplacerParIDClient', 'id'),
];

/** Where the journal has the deletion, its values are one click away. */
const InJournal = ({ log: { Groupe, NomTable, IDLigneSupprimee } }: { log: LogSuppression }) =>
  Groupe && (
    <Anchor href={journalWith({ groupe: Groupe })}>
      Voir les valeurs
      <VisuallyHidden> {ofName(`${NomTable} ${IDLigneSupprimee}`)}</VisuallyHidden>
    </Anchor>
  );

/** One page of the log. */
export const LogTablePanel = ({ logs }: { logs: readonly LogSuppression[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
  <div className={css.viewport} tabIndex={0} role="group" aria-label="Suppressions">
    <Table aria-label="Journal des suppressions" horizontalSpacing={5} striped>
      <Table.Thead>
        <Table.Tr>
          {logColumns.map(({ heading }) => (
            <Table.Th key={heading} scope="col">
              {heading}
            </Table.Th>
          ))}
          <Table.Th scope="col">Journal</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {logs.map((log) => (
          <Table.Tr key={log.IDLogSuppression}>
            {logColumns.map(({ heading, kind, value }) => (
              <Table.Td key={heading}>{shownText(kind, value(log))}</Table.Td>
            ))}
            <Table.Td>
              <InJournal log={log} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);
