import type { Answer } from '@comptoir/contract/kit';
import { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { jetonsDesAutres } from '@comptoir/contract/domains/securite/jetons.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { CutJetonDialog } from '../../kit/jetons/cut-jeton-dialog.tsx';
import { droitsInWords, stateOf } from '../../kit/jetons/jeton-words.ts';

type JetonDeTous = Answer<typeof jetonsDesAutres.jetons>[number];

const headings = ['Jeton', 'À qui', 'Droits', 'Clients', 'Expiration', 'Dernière utilisation', 'Accès'];

const clientsOf = ({ Client, Clients }: JetonDeTous, labels: ReadonlyMap<string, string>) => {
  const labelOf = (name: string) => labels.get(name) ?? name;
  if (Client !== null) return labelOf(Client);
  if (Clients === null) return 'Tous ceux de l’opérateur';
  return Clients.length === 0 ? 'Aucun de ceux qui vous sont ouverts' : Clients.map(labelOf).join(', ');
};

interface RowProps {
  jeton: JetonDeTous;
  /** When the list was read, in milliseconds. */
  now: number;
  labels: ReadonlyMap<string, string>;
  onCut: () => void;
}

const Row = ({ jeton, now, labels, onCut }: RowProps) => {
  const { Nom, Apercu, Qui, Client, Portees, Adresses, Fin, VuLe } = jeton;
  const { tone, word } = stateOf(jeton, now);
  return (
    <Table.Tr>
      <Table.Td>
        {Nom}
        <Text size="xs" c="dimmed" ff="monospace">
          {Apercu}…
        </Text>
      </Table.Td>
      <Table.Td>
        {Qui}
        <Text size="xs" c="dimmed">
          {Client === null ? 'Opérateur' : 'Accès client'}
        </Text>
      </Table.Td>
      <Table.Td>{droitsInWords(Portees)}</Table.Td>
      <Table.Td>
        {clientsOf(jeton, labels)}
        <Text size="xs" c="dimmed">
          {Adresses.length === 0 ? 'Depuis toute adresse' : `Depuis ${Adresses.join(', ')}`}
        </Text>
      </Table.Td>
      <Table.Td>
        {shownText('dateTime', Fin)}
        {tone === 'warning' && (
          <>
            {' '}
            <StatusBadge tone={tone}>{word}</StatusBadge>
          </>
        )}
      </Table.Td>
      <Table.Td>{VuLe ? shownText('dateTime', VuLe) : 'Jamais utilisé'}</Table.Td>
      <Table.Td>
        <Button size="xs" variant="default" onClick={onCut} aria-label={`Couper ${Nom}, ${ofName(Qui)}`}>
          Couper
        </Button>
      </Table.Td>
    </Table.Tr>
  );
};

/** What programs of everybody call the API with, as far as it can still be used. */
export const JetonsPanel = () => {
  const query = useRead(jetonsDesAutres.jetons, {}, { staleTime: 0 });
  const acces = useRead(accesCalls.acces, {});
  const cut = useWrite(jetonsDesAutres.couperJeton, { touches: [jetonsDesAutres.jetons] });
  const [cutting, setCutting] = useState<JetonDeTous | null>(null);
  const { data } = query;
  const labels = new Map(acces.data?.clients.map(({ name, label }) => [name, label]));
  return (
    <>
      <ReadFailure query={query} />
      {!data && !query.error && <LoadingState lines={4} />}
      {data?.length === 0 && <EmptyState message="Aucun programme n’a de jeton en cours." />}
      {data && data.length > 0 && (
        <PlainTable label="Jetons d’API de tous" headings={headings} busy={query.isFetching}>
          {data.map((jeton) => (
            <Row
              key={jeton.IDJeton}
              jeton={jeton}
              now={query.dataUpdatedAt}
              labels={labels}
              onCut={() => {
                cut.reset();
                setCutting(jeton);
              }}
            />
          ))}
        </PlainTable>
      )}
      {cutting && <CutJetonDialog jeton={cutting} cut={cut} onClose={() => setCutting(null)} />}
    </>
  );
};
