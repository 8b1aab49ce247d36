import type { Evenement } from '@comptoir/contract/domains/securite/securite.calls';
import { evenementFields } from '@comptoir/contract/domains/securite/securite.fields';
import { evenementTypes, genres, resultats } from '@comptoir/contract/evenements';
import { Table, Text } from '@mantine/core';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { shownText, type CellKind } from '../../kit/list/rows/cell-value.ts';
import type { CsvColumn } from '../../kit/list/csv.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import css from './securite.module.css';

const column = (name: keyof typeof evenementFields, kind: CellKind = 'text', value?: (evenement: Evenement) => string) =>
  fieldColumn<Evenement>(name, evenementFields[name], { kind, ...(value ? { value } : {}) });

export const evenementColumns: readonly CsvColumn<Evenement>[] = [
  { heading: '#', kind: 'id', value: ({ IDEvenement }) => IDEvenement },
  column('DateH', 'dateTime'),
  column('Type', 'text', ({ Type }) => evenementTypes[Type]),
  column('Resultat', 'text', ({ Resultat }) => resultats[Resultat]),
  column('Nombre', 'number'),
  column('Qui'),
  column('Genre', 'text', ({ Genre }) => genres[Genre]),
  column('Client'),
  column('Adresse'),
  column('Appareil'),
  column('Details'),
  column('Appel'),
  column('Requete'),
];

const Row = ({ evenement }: { evenement: Evenement }) => {
  const { DateH, Type, Resultat, Nombre, Qui, Genre, Client, Adresse, Appareil, Details, Appel, Requete } = evenement;
  return (
    <Table.Tr>
      <Table.Td className={css.moment}>{shownText('dateTime', DateH)}</Table.Td>
      <Table.Td>
        {evenementTypes[Type]}
        {Nombre > 1 && (
          <Text component="span" fw={600}>
            {' '}
            × {shownText('number', Nombre)}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={Resultat === 'refus' ? 'failed' : 'ok'}>{resultats[Resultat]}</StatusBadge>
      </Table.Td>
      <Table.Td>
        {Qui}
        <Text size="xs" c="dimmed">
          {genres[Genre]}
        </Text>
      </Table.Td>
      <Table.Td>{Client}</Table.Td>
      <Table.Td>
        {Adresse}
        <Text size="xs" c="dimmed">
          {Appareil}
        </Text>
      </Table.Td>
      <Table.Td className={css.details}>
        {Details}
        <Text size="xs" c="dimmed" ff="monospace">
          {Appel}
        </Text>
        <Text size="xs" c="dimmed" ff="monospace">
          {Requete}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
};

const headings = [
  evenementFields.DateH,
  evenementFields.Type,
  evenementFields.Resultat,
  evenementFields.Qui,
  evenementFields.Client,
  evenementFields.Adresse,
  evenementFields.Details,
];

/** One page of the security events. */
export const EvenementsTablePanel = ({ evenements }: { evenements: readonly Evenement[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
  <div className={css.viewport} tabIndex={0} role="group" aria-label="Événements">
    <Table aria-label="Événements de sécurité" striped verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {headings.map(({ label }) => (
            <Table.Th key={label} scope="col">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {evenements.map((evenement) => (
          <Row key={evenement.IDEvenement} evenement={evenement} />
        ))}
      </Table.Tbody>
    </Table>
  </div>
);
