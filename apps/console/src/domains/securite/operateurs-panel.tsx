import { accesCalls, type AccesOperateur } from '@comptoir/contract/domains/securite/acces.calls';
import { roles } from '@comptoir/contract/portees';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { Reason } from '../../ui/reason.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { lastSignIn, namesOf } from './acces-words.ts';
import { QuiPeutDialog } from './qui-peut-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

const headings = ['Opérateur', 'Rôle', 'Serveurs', 'Clients', 'Dernière connexion', 'État', 'Droits'];
const ownRights = 'Personne ne change ses propres droits\u00a0: demandez à un autre administrateur.';

interface RowProps {
  operateur: AccesOperateur;
  servers: ReadonlyMap<number, string>;
  customers: ReadonlyMap<number, string>;
  onChange: () => void;
}

const Row = ({ operateur, servers, customers, onChange }: RowProps) => {
  const { login, name, Role, Serveurs, Clients, Derniere, Actif, estSoi } = operateur;
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        <Text size="xs" c="dimmed">
          {login}
        </Text>
      </Table.Td>
      <Table.Td>{roles[Role].titre}</Table.Td>
      <Table.Td>{namesOf(Serveurs, servers, 'Tous')}</Table.Td>
      <Table.Td>{namesOf(Clients, customers, 'Tous')}</Table.Td>
      <Table.Td>{lastSignIn(Derniere)}</Table.Td>
      <Table.Td>
        <StatusBadge tone={Actif ? 'ok' : 'off'}>{Actif ? 'Actif' : 'Suspendu'}</StatusBadge>
      </Table.Td>
      <Table.Td>
        <Reason text={estSoi ? ownRights : null}>
          {(describedBy) => (
            <Button
              size="xs"
              variant="default"
              aria-label={`Changer les droits ${ofName(name)}`}
              aria-disabled={estSoi}
              {...(estSoi ? { 'data-disabled': true } : {})}
              aria-describedby={describedBy}
              onClick={() => !estSoi && onChange()}
            >
              Changer
            </Button>
          )}
        </Reason>
      </Table.Td>
    </Table.Tr>
  );
};

/** Every operator with role and limits, which an administrator changes here. */
export const OperateursPanel = () => {
  const query = useRead(accesCalls.acces, {}, { staleTime: 0 });
  const [changing, setChanging] = useState<AccesOperateur | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { data } = query;
  const servers = new Map(data?.serveurs.map(({ IDServer, name }) => [IDServer, name]));
  const customers = new Map(data?.clients.map(({ IDCustomer, label }) => [IDCustomer, label]));
  const choicesOf = (names: ReadonlyMap<number, string>) => [...names].map(([id, label]) => ({ value: String(id), label }));
  return (
    <>
      <ReadFailure query={query} />
      {data && (
        <div>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            Qui peut&nbsp;?
          </Button>
        </div>
      )}
      {data && isAsking && <QuiPeutDialog {...data} onClose={() => setIsAsking(false)} />}
      {data && (
        <PlainTable label="Opérateurs et leurs droits" headings={headings} busy={query.isFetching}>
          {data.operateurs.map((operateur) => (
            <Row
              key={operateur.IDOperator}
              operateur={operateur}
              servers={servers}
              customers={customers}
              onChange={() => setChanging(operateur)}
            />
          ))}
        </PlainTable>
      )}
      {!data && !query.error && <LoadingState lines={4} />}
      {changing && (
        <RoleDialog operateur={changing} serveurs={choicesOf(servers)} clients={choicesOf(customers)} onClose={() => setChanging(null)} />
      )}
    </>
  );
};
