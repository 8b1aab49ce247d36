import { connexionBody, productNamed, products, type Product } from '@comptoir/contract/domains/connexions/connexions.calls';
import { utilisateurs, type Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { elided } from '@comptoir/contract/texts/elision';
import { Group, Loader, Text } from '@mantine/core';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useRead } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useConnect } from './use-connect.ts';
import { utilisateurPath, utilisateursPath } from '../utilisateurs/utilisateurs.links.ts';

const schema = connexionBody.pick({ motif: true });
const noReason = { motif: '' };
const titleOf = (product: Product) => `Connexion\u00a0: ${products[product]}`;
const parents = [{ label: 'Utilisateurs', href: utilisateursPath }];

const Leaving = () => (
  <Group gap="sm" role="status">
    <Loader size="sm" aria-hidden />
    <Text>Connexion en cours ...</Text>
  </Group>
);

/** Asks for the reason, then leaves for the product as this user. */
const Launcher = ({ user, product }: { user: Utilisateur; product: Product }) => {
  const { IDPeople, Name, LoginWEB } = user;
  const navigate = useNavigate();
  const record = useRecordForm({ schema, values: noReason });
  const { ask, send } = useConnect(IDPeople, product);
  const leave = () => {
    // A tab opened only for this closes; any other one goes to the user.
    globalThis.close();
    void navigate({ to: utilisateurPath(IDPeople), replace: true });
  };
  const retry = () => send.variables && send.mutate(send.variables);
  return (
    <>
      <PageHeader
        title={titleOf(product)}
        purpose={`En tant ${elided('que', Name)} (${LoginWEB}).`}
        parents={[...parents, { label: Name, href: utilisateurPath(IDPeople) }]}
      />
      {send.error && <ErrorState message={send.error.message} requestId={send.error.requestId} onRetry={retry} />}
      {ask.isSuccess && !send.error && <Leaving />}
      <FormDialog
        opened={!ask.isSuccess}
        title={`Se connecter en tant ${elided('que', Name)}\u00a0?`}
        submit="Se connecter"
        record={record}
        saving={ask.isPending}
        error={ask.error}
        onSave={({ motif }) => ask.mutateAsync(motif)}
        onSaved={(connexion) => send.mutate(connexion)}
        onClose={leave}
      >
        <Text>Vous agirez sur {products[product]} avec son compte. Votre nom, la date et le motif sont conservés dans le journal.</Text>
        <TextField {...record.field('motif')} />
        {ask.isPending && <Leaving />}
      </FormDialog>
    </>
  );
};

const KnownPage = ({ IDPeople, product }: { IDPeople: number; product: Product }) => {
  const user = useRead(utilisateurs.read, { params: { idPeople: IDPeople } });
  if (!user.data) return <RecordComing title={titleOf(product)} purpose="" parents={parents} query={user} listHref={utilisateursPath} />;
  return <Launcher user={user.data} product={product} />;
};

/** Signs in to the product in the address, as the user in the address. */
export const ConnectPage = () => {
  const { idPeople } = useParams({ strict: false }) as { idPeople?: string };
  const { pathname } = useLocation();
  // The first address counts: it changes before the page is gone.
  const [product] = useState(() => productNamed(pathname.split('/').findLast(Boolean)));
  if (!product) throw new Error('this address names no product');
  return <KnownPage IDPeople={Number(idPeople)} product={product} />;
};
