import type { PersonneEvenement } from '@comptoir/contract/domains/acces/personnes.calls';
import type { Evenement } from '@comptoir/contract/domains/securite/securite.calls';
import { evenementFields } from '@comptoir/contract/domains/securite/securite.fields';
import { evenementTypes, genres, resultats } from '@comptoir/contract/evenements';
import { Table, Text } from '@mantine/core';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import paged from '../../kit/list/pages/paged.module.css';
import { shownText, type CellKind } from '../../kit/list/rows/cell-value.ts';
import type { CsvColumn } from '../../kit/list/csv.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import css from './securite.module.css';

/** As operators read it, or as an administrator of a group does, who is told of its own people alone. */
type Shown = PersonneEvenement & Partial<Evenement>;

const column = <E extends PersonneEvenement>(
  name: keyof E & keyof typeof evenementFields,
  kind: CellKind = 'text',
  value?: (evenement: E) => string,
) => fieldColumn<E>(name, evenementFields[name], { kind, ...(value ? { value } : {}) });

const first = [
  { heading: '#', kind: 'id', value: ({ IDEvenement }: PersonneEvenement) => IDEvenement },
  column<PersonneEvenement>('DateH', 'dateTime'),
  column<PersonneEvenement>('Type', 'text', ({ Type }) => evenementTypes[Type]),
  column<PersonneEvenement>('Resultat', 'text', ({ Resultat }) => resultats[Resultat]),
  column<PersonneEvenement>('Nombre', 'number'),
  column<PersonneEvenement>('Qui'),
] as const;
const origin = [column<PersonneEvenement>('Adresse'), column<PersonneEvenement>('Appareil'), column<PersonneEvenement>('Details')];

export const personneColumns: readonly CsvColumn<PersonneEvenement>[] = [...first, ...origin, column<PersonneEvenement>('Requete')];

export const evenementColumns: readonly CsvColumn<Evenement>[] = [
  ...first,
  column<Evenement>('Genre', 'text', ({ Genre }) => genres[Genre]),
  column<Evenement>('Client'),
  ...origin,
  column<Evenement>('Appel'),
  column<Evenement>('Requete'),
];

const Row = ({ evenement }: { evenement: Shown }) => {
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
        {Genre && (
          <Text size="xs" c="dimmed">
            {genres[Genre]}
          </Text>
        )}
      </Table.Td>
      {Client !== undefined && <Table.Td>{Client}</Table.Td>}
      <Table.Td>
        {Adresse}
        <Text size="xs" c="dimmed">
          {Appareil}
        </Text>
      </Table.Td>
      <Table.Td className={css.details}>
        {Details}
        {Appel && (
          <Text size="xs" c="dimmed" ff="monospace">
            {Appel}
          </Text>
        )}
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

/** One page of the security events; `ofOne`: of one customer, which needs no name. */
export const EvenementsTablePanel = ({ evenements, ofOne = false }: { evenements: readonly Shown[]; ofOne?: boolean }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
  <div className={paged.viewport} tabIndex={0} role="group" aria-label="Événements">
    <Table className={css.table} aria-label="Événements de sécurité" striped verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {(ofOne ? headings.filter((heading) => heading !== evenementFields.Client) : headings).map(({ label }) => (
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
