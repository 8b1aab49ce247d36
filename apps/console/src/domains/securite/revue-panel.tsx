import { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { revueCalls, type Decision, type Revue, type RevueLigne } from '@comptoir/contract/domains/securite/revues.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Group, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { ActDialog } from '../../kit/essai/act-dialog.tsx';
import { maxLengthOf } from '../../kit/form/schema-limits.ts';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { lastSignIn } from './acces-words.ts';

const headings = ['Opérateur', 'Rôle', 'Dernière connexion', 'Remarque', 'Décision'];

const Ligne = ({ IDRevue, ligne }: { IDRevue: number; ligne: RevueLigne }) => {
  const { IDRevueLigne, Nom, Login, Role, Perimetre, Derniere, Actif, Decision: decided, estSoi } = ligne;
  const [remarque, setRemarque] = useState(ligne.Remarque);
  const write = useWrite(revueCalls.deciderRevue, { touches: [revueCalls.revues] });
  const send = (decision: Decision | null) =>
    write.mutate(
      { params: { IDRevue, IDRevueLigne }, body: { Decision: decision, Remarque: remarque } },
      { onError: (error) => notify.failed(error, 'La décision n’a pas pu être enregistrée') },
    );
  const button = (decision: Decision, label: string, color: string) => (
    <Button
      size="xs"
      variant={decided === decision ? 'filled' : 'default'}
      color={color}
      aria-pressed={decided === decision}
      aria-label={`${label} l’accès ${ofName(Nom)}`}
      disabled={write.isPending}
      onClick={() => send(decided === decision ? null : decision)}
    >
      {label}
    </Button>
  );
  return (
    <Table.Tr>
      <Table.Td>
        {Nom} {!Actif && <StatusBadge tone="off">Suspendu</StatusBadge>}
        <Text size="xs" c="dimmed">
          {Login}
        </Text>
      </Table.Td>
      <Table.Td>
        {Role}
        <Text size="xs" c="dimmed">
          {Perimetre}
        </Text>
      </Table.Td>
      <Table.Td>{lastSignIn(Derniere)}</Table.Td>
      <Table.Td>
        {!estSoi && (
          <TextInput
            aria-label={`Remarque sur l’accès ${ofName(Nom)}`}
            value={remarque}
            maxLength={maxLengthOf(revueCalls.deciderRevue.body, 'Remarque')}
            autoComplete="off"
            onChange={({ currentTarget }) => setRemarque(currentTarget.value)}
            onBlur={() => remarque !== ligne.Remarque && send(decided)}
          />
        )}
      </Table.Td>
      <Table.Td>
        {estSoi ? (
          <Text size="sm" c="dimmed">
            {decided === 'garde' ? 'Gardé' : 'Un autre administrateur en décide'}
          </Text>
        ) : (
          <Group gap="xs" wrap="nowrap">
            {button('garde', 'Garder', 'green')}
            {button('retire', 'Retirer', 'red')}
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
};

/** The review under way: each access is kept or taken away; at its end those that are taken away are suspended. */
export const RevuePanel = ({ revue: { IDRevue, DateH, Par } }: { revue: Revue }) => {
  const query = useRead(revueCalls.revue, { params: { IDRevue } }, { staleTime: 0 });
  const end = useWrite(revueCalls.finirRevue, { touches: [revueCalls.revues, accesCalls.acces] });
  const [asking, setAsking] = useState(false);
  const lignes = query.data?.lignes;
  const retires = lignes?.filter(({ Decision: decided }) => decided === 'retire').map(({ Nom }) => Nom) ?? [];
  const left = lignes?.filter(({ Decision: decided, estSoi }) => decided === null && !estSoi).length ?? 0;
  const finish = () =>
    end.mutate(
      { params: { IDRevue } },
      {
        onSuccess: () => {
          setAsking(false);
          notify.done('La revue est finie.');
        },
      },
    );
  return (
    <>
      <Group justify="space-between">
        <Text role="status">
          {`Revue commencée par ${Par} le ${lastSignIn(DateH)}\u00a0: ${left === 0 ? 'tout est décidé' : `${left} à décider`}.`}
        </Text>
        <Button disabled={left > 0 || !lignes} onClick={() => setAsking(true)}>
          Finir la revue
        </Button>
      </Group>
      <ReadFailure query={query} />
      {lignes ? (
        <PlainTable label="Lignes de la revue" headings={headings} busy={query.isFetching}>
          {lignes.map((ligne) => (
            <Ligne key={ligne.IDRevueLigne} IDRevue={IDRevue} ligne={ligne} />
          ))}
        </PlainTable>
      ) : (
        !query.error && <LoadingState lines={4} />
      )}
      <ActDialog
        opened={asking}
        title={'Finir la revue\u00a0?'}
        message={
          retires.length === 0
            ? 'Tous les accès sont gardés. La revue ne pourra plus être changée.'
            : `Seront suspendus, et leurs sessions terminées\u00a0: ${retires.join(', ')}. La revue ne pourra plus être changée.`
        }
        confirm="Finir la revue"
        destructive={retires.length > 0}
        busy={end.isPending}
        error={end.error?.message ?? null}
        onTry={() => call(revueCalls.finirRevue, { params: { IDRevue } })}
        onConfirm={finish}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
