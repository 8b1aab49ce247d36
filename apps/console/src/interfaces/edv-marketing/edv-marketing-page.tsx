import { edvMarketing, type EdvMarketingUser } from '@comptoir/contract/interfaces/edv-marketing/edv-marketing.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Alert, Anchor, Button, Table, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { utilisateurPath } from '../../domains/utilisateurs/utilisateurs.links.ts';
import { call, CallError } from '../../kit/client.ts';
import { ActDialog } from '../../kit/essai/act-dialog.tsx';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { SecretText } from '../../kit/secret-text.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

const headings = ['#', 'Nom', 'Login', 'Mot de passe', 'Profil', 'Actif', 'Fiche'];

const Users = ({ users }: { users: readonly EdvMarketingUser[] }) => (
  <PlainTable label="Utilisateur eDataVoice Marketing" headings={headings}>
    {users.map(({ IDPeople, Name, LoginWEB, Password, Profil_Libelle, Actif, ARessaisir }) => (
      <Table.Tr key={IDPeople}>
        <Table.Td>{IDPeople}</Table.Td>
        <Table.Td>{Name}</Table.Td>
        <Table.Td>{LoginWEB}</Table.Td>
        <Table.Td>
          <SecretText label={`le mot de passe ${ofName(Name)}`} secret={Password} isLost={ARessaisir !== undefined} />
        </Table.Td>
        <Table.Td>{Profil_Libelle}</Table.Td>
        <Table.Td>
          <StatusBadge tone={Actif ? 'ok' : 'off'}>{Actif ? 'Oui' : 'Non'}</StatusBadge>
        </Table.Td>
        <Table.Td>
          <Anchor href={utilisateurPath(IDPeople)} aria-label={`Modifier\u00a0: ${Name}`}>
            Modifier
          </Anchor>
        </Table.Td>
      </Table.Tr>
    ))}
  </PlainTable>
);

const CreateUser = () => {
  const sayDone = useSayDone();
  const create = useWrite(edvMarketing.create, { touches: [utilisateurs.list] });
  const [asked, setAsked] = useState(false);
  const run = async () => {
    try {
      sayDone(await create.mutateAsync({}), 'L’utilisateur est créé. Copiez son login et son mot de passe dans l’outil marketing.');
    } catch {
      // The dialog shows why.
    }
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>Créer l&apos;utilisateur eDataVoice Marketing</Button>
      <ActDialog
        opened={asked}
        title="Créer l'utilisateur eDataVoice Marketing"
        message="Un utilisateur actif est ajouté à ce groupe, avec un profil à son nom et un mot de passe tiré au hasard."
        confirm="Créer l’utilisateur"
        busy={create.isPending}
        error={create.error instanceof CallError ? create.error.message : null}
        onTry={() => call(edvMarketing.create, {})}
        onConfirm={() => void run()}
        onCancel={() => {
          create.reset();
          setAsked(false);
        }}
      />
    </>
  );
};

/** The user through which the marketing tool works on prospects. */
export const EdvMarketingPage = () => {
  const query = useRead(edvMarketing.list, {});
  return (
    <>
      <PageHeader
        title="eDataVoice Marketing"
        purpose="Un utilisateur est nécessaire pour que l’outil marketing puisse créer, modifier et fusionner des prospects."
      />
      <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} mb="md">
        <Text>Le login et le mot de passe ci-dessous sont à copier dans la configuration de l’outil marketing.</Text>
        <Text>Ses droits se règlent dans son profil eSeller Team.</Text>
      </Alert>
      <ReadFailure query={query} />
      {!query.data && !query.error && <LoadingState lines={3} />}
      {query.data?.length === 0 && <EmptyState message="Ce groupe n’a pas d’utilisateur eDataVoice Marketing." action={<CreateUser />} />}
      {query.data && query.data.length > 0 && <Users users={query.data} />}
    </>
  );
};
