import type { LogSuppression } from '@comptoir/contract/log-suppression';
import { Anchor, Table, VisuallyHidden } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { CsvColumn } from '../../kit/list/csv.ts';
import { journalWith } from '../journal/journal.links.ts';
import css from './log-suppression.module.css';

export const logColumns: readonly CsvColumn<LogSuppression>[] = [
  { heading: '#', kind: 'id', value: ({ IDLogSuppression }) => IDLogSuppression },
  { heading: 'Date', kind: 'dateTime', value: ({ DateHSuppression }) => DateHSuppression },
  { heading: 'Table', kind: 'text', value: ({ NomTable }) => NomTable },
  { heading: 'Ligne supprimée', kind: 'text', value: ({ IDLigneSupprimee }) => IDLigneSupprimee },
  { heading: 'Auteur', kind: 'text', value: ({ Auteur }) => Auteur },
  { heading: 'N° utilisateur', kind: 'id', value: ({ IDPeople }) => IDPeople },
  { heading: 'Numéro de série', kind: 'text', value: ({ NumeroSerieMat }) => NumeroSerieMat },
  { heading: 'Client du véhicule', kind: 'id', value: ({ IDClientMat }) => IDClientMat },
  { heading: 'Référence DMS', kind: 'text', value: ({ RefDMS }) => RefDMS },
  { heading: 'Remplacé par le client', kind: 'id', value: ({ RemplacerParIDClient }) => RemplacerParIDClient },
];

/** Where the journal has the deletion, its values are one click away. */
const InJournal = ({ log: { Groupe, NomTable, IDLigneSupprimee } }: { log: LogSuppression }) =>
  Groupe && (
    <Anchor href={journalWith({ groupe: Groupe })}>
      Voir les valeurs
      <VisuallyHidden>
        {' '}
        de {NomTable} {IDLigneSupprimee}
      </VisuallyHidden>
    </Anchor>
  );

/** One page of the log. */
export const LogTablePanel = ({ logs }: { logs: readonly LogSuppression[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
  <div className={css.viewport} tabIndex={0} role="group" aria-label="Suppressions">
    <Table aria-label="Journal des suppressions" striped>
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
