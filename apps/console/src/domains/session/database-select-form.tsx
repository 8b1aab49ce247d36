import { session } from '@comptoir/contract/domains/session/session.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Alert, Button, Group, Paper, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode, type SubmitEvent } from 'react';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { call, type CallError } from '../../kit/client.ts';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { useRead } from '../../kit/queries.ts';
import { tabCustomer } from '../../kit/place.ts';
import { goToCustomer } from '../../kit/session.ts';
import { useSearchValue } from '../../kit/use-param.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { OptionList, type Option } from '../../ui/option-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { dashboard, databaseSelect, landingOf } from './session.links.ts';

type Database = Answer<typeof session.databases>[number];

const idOf = ({ name, serverIP }: Pick<Database, 'name' | 'serverIP'>) => `${serverIP}/${name}`;

/** A choice, and the words to find it by: its name, its group's, its server's. */
const optionOf = (database: Database) => {
  const { name, label, serverName, serverIP } = database;
  const option: Option = { id: idOf(database), label: `${name} (${serverName} - ${serverIP})`, detail: label };
  return { option, database, name: fold(name), found: fold(`${option.label} ${label}`) };
};

const useChoice = (databases: readonly Database[], first: string | null) => {
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState(first);
  const all = useMemo(() => databases.map(optionOf), [databases]);
  const matching = useMemo(() => {
    const matches = matcherOf(query);
    return all.filter(({ found }) => matches(found));
  }, [all, query]);
  const exact = matching.length === 1 ? matching[0] : matching.find(({ name }) => name === fold(query));
  const chosen = matching.find(({ option }) => option.id === picked) ?? exact;
  const options = useMemo(() => matching.map(({ option }) => option), [matching]);
  return { query, setQuery, pick: ({ id }: Option) => setPicked(id), options, chosen };
};

const numbers = new Intl.NumberFormat('fr-FR');

/** Where the choice leads. */
const useLanding = () => useLocation({ select: ({ searchStr }) => landingOf(searchStr) });

const ChoiceForm = ({ databases }: { databases: readonly Database[] }) => {
  const landing = useLanding();
  const navigate = useNavigate();
  const before = databases.find(({ name }) => name === tabCustomer());
  const { query, setQuery, pick, options, chosen } = useChoice(databases, before ? idOf(before) : null);
  const select = useMutation<void, CallError, Database>({
    onError: ({ code }, { name }) => {
      if (code === 'acces') void navigate({ to: databaseSelect, search: { acces: name, retour: landing } });
    },
    mutationFn: async ({ name, serverIP }) => {
      const { token } = await call(session.select, { headers: { server: serverIP, bdgp: name }, body: {} });
      goToCustomer(name, token, landing);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen && !select.isPending) select.mutate(chosen.database);
  };
  return (
    <Paper component="form" withBorder p="md" maw={720} onSubmit={submit} aria-label="Choix d’un client">
      <Stack gap="md">
        <OptionList
          label="Client"
          placeholder="Nom de la base, du groupe ou du serveur"
          query={query}
          onQuery={setQuery}
          options={options}
          chosen={chosen?.option.id ?? null}
          onChoose={pick}
          count={`${numbers.format(options.length)} sur ${numbers.format(databases.length)} clients`}
          empty="Aucun client ne correspond à cette recherche."
          required
        />
        {select.error && select.error.code !== 'acces' && <ErrorState message={select.error.message} requestId={select.error.requestId} />}
        {/* Its place is kept: what stands below never moves. */}
        <Group justify="space-between" mih="2rem">
          {chosen && (
            <>
              <span>
                Client choisi : <strong>{chosen.option.label}</strong>
              </span>
              <Button type="submit" loading={select.isPending}>
                Valider
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Paper>
  );
};

/** The chooser, and below it what happens at the customers. */
export const DatabaseSelectForm = ({ consent, children }: { consent?: ReactNode; children?: ReactNode }) => {
  const unknown = useSearchValue('inconnu');
  const landing = useLanding();
  const closed = useSearchValue('acces');
  const query = useRead(session.databases, { headers: {} }, { staleTime: 0 });
  const { data, error } = query;
  return (
    <>
      <PageHeader title="Sélection d'un client" purpose="Choisissez la base sur laquelle vous allez travailler." />
      {typeof unknown === 'string' && (
        <Alert color="orange" mb="md" role="alert">
          {unknown} n’existe pas, ou vous n’y avez pas accès. Choisissez un autre client.
        </Alert>
      )}
      {consent}
      {landing !== dashboard && closed === undefined && (
        <Alert color="blue" mb="md">
          L’adresse demandée, {landing}, ne dit pas de quel client. Elle s’ouvrira chez celui que vous choisissez.
        </Alert>
      )}
      <ReadFailure isPart query={query} />
      {data?.length === 0 && <Alert color="blue">Aucune base de données n’est enregistrée sur les serveurs.</Alert>}
      {data ? data.length > 0 && <ChoiceForm databases={data} /> : !error && <LoadingState lines={17} />}
      {children}
    </>
  );
};
