import {
  comptesESeller,
  facturation,
  type Acte,
  type CompteESeller,
} from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client.ts';
import { FormMessage } from '../../kit/form/form-message.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toldWords, words } from './comptes-words.ts';
import { RowsPanel } from '../../kit/list/rows/rows-panel.tsx';
import { comptesESellerPath } from './comptes-eseller.links.ts';

const keyOf = ({ IDPeople }: CompteESeller) => IDPeople;
const nameOf = ({ Name }: CompteESeller) => Name;
const parents = [{ label: 'Comptes eSeller', href: comptesESellerPath }];

const { LoginWEB, drprofile_id } = utilisateurFields;

const columnsOf = (profileName: (label: string) => string): Column<CompteESeller>[] => [
  { id: 'Name', heading: 'Nom', kind: 'text', value: nameOf, width: 180, grow: 3 },
  fieldColumn('LoginWEB', LoginWEB, { width: 112, grow: 1 }),
  fieldColumn('Profil', drprofile_id, { value: ({ DRPROFILE_DESCR }) => profileName(DRPROFILE_DESCR), width: 160, grow: 2 }),
];

/** The recipients. Only the server knows them, and works them out again for the act itself. */
const useDestinataires = (ids: readonly number[]) =>
  useQuery({
    queryKey: [comptesESeller.destinataires.path.toLowerCase(), ids],
    queryFn: ({ signal }) => call(comptesESeller.destinataires, { body: [...ids] }, { signal }),
  });

const Destinataires = ({ query }: { query: ReturnType<typeof useDestinataires> }) => {
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={2} />;
  if (data.destinataires.length === 0) return <Text>{toldWords([])}</Text>;
  return (
    <List>
      {data.destinataires.map((address) => (
        <List.Item key={address}>{address}</List.Item>
      ))}
    </List>
  );
};

interface ComptesConfirmPanelProps {
  acte: Acte;
  rows: readonly CompteESeller[];
  /** The label of a profile as this session reads it. */
  profileName: (label: string) => string;
  /** Done or cancelled. */
  onEnd: () => void;
}

/** The terms before opening accounts, or the effect of closing them. */
export const ComptesConfirmPanel = ({ acte, rows, profileName, onEnd }: ComptesConfirmPanelProps) => {
  const { title, purpose, confirm, cancel, done } = words[acte];
  const ids = rows.map(keyOf);
  const told = useDestinataires(ids);
  const write = useWrite(comptesESeller[acte]);
  const act = () =>
    write.mutate(
      { body: ids },
      {
        onSuccess: ({ nbComptes, destinataires }) => {
          notify.done(`${done(nbComptes)} ${toldWords(destinataires)}`);
          onEnd();
        },
      },
    );
  return (
    <>
      <PageHeader title={title(rows.length)} purpose={purpose} parents={parents} />
      <Stack maw="52rem">
        <FormMessage error={write.error} has={() => false} />
        <Card withBorder>
          <Title order={2} mb="xs">
            {acte === 'open' ? 'Conditions d’activation' : 'Facturation'}
          </Title>
          <Text>{facturation[acte]}</Text>
          {acte === 'open' && <Text>{facturation.close}</Text>}
        </Card>
        <Card withBorder>
          <Title order={2} mb="xs">
            Destinataires de la confirmation
          </Title>
          <Destinataires query={told} />
        </Card>
        <Card withBorder>
          <Title order={2} mb="xs">
            {acte === 'open' ? 'Comptes à activer' : 'Comptes à clôturer'}
          </Title>
          <RowsPanel
            caption={title(rows.length)}
            rows={rows}
            rowKey={keyOf}
            rowName={nameOf}
            columns={columnsOf(profileName)}
            empty="Aucun compte."
          />
        </Card>
        <Group justify="flex-end">
          <Button variant="default" onClick={onEnd} disabled={write.isPending}>
            {cancel}
          </Button>
          <Button onClick={act} loading={write.isPending} disabled={!told.data}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </>
  );
};
