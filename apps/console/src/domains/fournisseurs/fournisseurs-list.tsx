import { fournisseurs, type Fournisseur } from '@comptoir/contract/domains/fournisseurs/fournisseurs.calls';
import { fournisseurFields } from '@comptoir/contract/domains/fournisseurs/fournisseurs.fields';
import { ofName } from '@comptoir/contract/texts/elision';
import { Alert, Button, List, Text } from '@mantine/core';
import { IconKey, IconPencil, IconPlugConnected, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { CopyButton } from '../../kit/copy-button.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { FournisseurDialog } from './fournisseur-dialog.tsx';

const keyOf = ({ IDFournisseur }: Fournisseur) => IDFournisseur;
const nameOf = ({ Nom }: Fournisseur) => Nom;
const whoseOf = ({ BDGp }: Fournisseur) => BDGp ?? 'Opérateurs';

const etatOf = ({ Actif, EstSecretLisible }: Fournisseur) => {
  if (!EstSecretLisible) return { tone: 'failed', words: 'Secret à ressaisir' } as const;
  return Actif ? ({ tone: 'ok', words: 'Proposé' } as const) : ({ tone: 'off', words: 'Retenu' } as const);
};

const columns: Column<Fournisseur>[] = [
  fieldColumn('Nom', fournisseurFields.Nom, { searched: true, width: 160, grow: 2 }),
  { id: 'qui', heading: 'Pour qui', kind: 'text', value: whoseOf, width: 150, grow: 1 },
  fieldColumn('Emetteur', fournisseurFields.Emetteur, { searched: true, width: 260, grow: 3 }),
  {
    id: 'etat',
    heading: 'État',
    kind: 'text',
    value: (row) => etatOf(row).words,
    cell: (row) => <StatusBadge tone={etatOf(row).tone}>{etatOf(row).words}</StatusBadge>,
    width: 150,
  },
  { id: 'comptes', heading: 'Comptes liés', kind: 'number', value: ({ Comptes }) => Comptes, width: 110 },
];

const icons = { 'aria-hidden': true, size: 18 } as const;

/** Where the provider sends people back to: what has to be registered there, letter by letter. */
const RetoursDialog = ({ row: { Nom, Retours }, onClose }: { row: Fournisseur; onClose: () => void }) => (
  <Dialog opened onClose={onClose} title={`Adresses de retour ${ofName(Nom)}`} footer={<Button onClick={onClose}>Fermer</Button>}>
    {Retours.length > 0 ? (
      <>
        <Text mb="sm">Enregistrez-les chez le fournisseur, à la lettre près.</Text>
        <List listStyleType="none" spacing="xs" aria-label="Adresses de retour">
          {Retours.map((address) => (
            <List.Item key={address}>
              <Text component="code" style={{ overflowWrap: 'anywhere' }}>
                {address}
              </Text>{' '}
              <CopyButton text={() => address} label={`Copier ${address}`} />
            </List.Item>
          ))}
        </List>
      </>
    ) : (
      <Alert color="yellow">Aucune&nbsp;: l’adresse publique de la console n’est pas réglée.</Alert>
    )}
  </Dialog>
);

type Opened = { kind: 'edit' | 'retours'; row: Fournisseur } | { kind: 'new' } | null;

const useRowActions = (open: (opened: Opened) => void) => {
  const { mutateAsync: tryOne } = useWrite(fournisseurs.essayer);
  const { mutateAsync: remove } = useWrite(fournisseurs.remove, { touches: [fournisseurs.list] });
  return useMemo(
    (): RowAction<Fournisseur>[] => [
      {
        kind: 'call',
        label: 'Modifier',
        icon: <IconPencil {...icons} />,
        write: fournisseurs.update,
        act: async (row) => open({ kind: 'edit', row }),
      },
      {
        kind: 'call',
        label: 'Essayer',
        icon: <IconPlugConnected {...icons} />,
        write: fournisseurs.essayer,
        act: async ({ IDFournisseur, Nom }) => {
          const { estPret, Message } = await tryOne({ params: { IDFournisseur } });
          notify.done(estPret ? `${Nom} répond, et tout convient.` : `${Nom}\u00a0: ${Message}`, estPret ? undefined : 20_000);
        },
      },
      {
        kind: 'call',
        label: 'Adresses de retour',
        icon: <IconKey {...icons} />,
        write: null,
        act: async (row) => open({ kind: 'retours', row }),
      },
      {
        kind: 'call',
        label: 'Supprimer',
        icon: <IconTrash {...icons} />,
        write: fournisseurs.remove,
        destructive: true,
        confirm: ({ Nom, Comptes }) => ({
          title: 'Supprimer un fournisseur',
          message: `Plus personne ne se connectera avec ${Nom}${Comptes > 0 ? `\u00a0: ${Comptes} compte${Comptes > 1 ? 's' : ''} y ${Comptes > 1 ? 'sont liés' : 'est lié'}` : ''}.`,
          confirm: 'Supprimer le fournisseur',
        }),
        act: async ({ IDFournisseur, Nom, Version }) => {
          await remove({ params: { IDFournisseur }, headers: { 'if-match': Version } });
          notify.done(`${Nom} est supprimé.`);
        },
      },
    ],
    [open, remove, tryOne],
  );
};

/** Those who say in our place who somebody is. */
export const FournisseursList = () => {
  const query = useRead(fournisseurs.list, {}, { staleTime: 0 });
  const { customer } = useSessionInfo();
  const [opened, setOpened] = useState<Opened>(null);
  const rowActions = useRowActions(setOpened);
  const close = () => setOpened(null);
  const client = customer && { BDGp: customer.BDGp, label: customer.label };
  return (
    <>
      <ListPage<Fournisseur>
        title="Fournisseurs d’identité"
        purpose="Ceux chez qui les opérateurs ou les personnes d’un client s’identifient, au lieu de leur mot de passe (OpenID Connect)."
        actions={
          <ActOpener call={fournisseurs.create} adds leftSection={<IconPlus {...icons} />} onClick={() => setOpened({ kind: 'new' })}>
            Ajouter un fournisseur
          </ActOpener>
        }
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={[]}
        recordHref={null}
        rowActions={rowActions}
        sort={{ column: 'Nom', descending: false }}
        empty={{ text: 'Aucun fournisseur n’est réglé\u00a0: chacun s’identifie par son mot de passe ou sa clé d’accès.', next: null }}
        csvName="fournisseurs"
      />
      {opened?.kind === 'new' && <FournisseurDialog client={client} onClose={close} />}
      {opened?.kind === 'edit' && (
        <FournisseurDialog
          fournisseur={opened.row}
          stored={query.data?.find((one) => keyOf(one) === keyOf(opened.row))}
          client={client}
          onClose={close}
        />
      )}
      {opened?.kind === 'retours' && <RetoursDialog row={opened.row} onClose={close} />}
    </>
  );
};
