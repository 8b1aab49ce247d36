import { operateurs, type Operateur } from '@comptoir/contract/domains/operateurs/operateurs.calls';
import { operateurFields } from '@comptoir/contract/domains/operateurs/operateurs.fields';
import { ofName } from '@comptoir/contract/texts/elision';
import { IconMailForward, IconPencil, IconPlayerPause, IconPlayerPlay, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { NewOperateurDialog } from './new-operateur-dialog.tsx';
import { OperateurDialog } from './operateur-dialog.tsx';

const keyOf = ({ IDOperator }: Operateur) => IDOperator;
const nameOf = ({ name }: Operateur) => name;

const etats = {
  actif: ['Actif', 'ok'],
  invite: ['Invité', 'info'],
  jamais: ['Jamais venu', 'warning'],
  suspendu: ['Suspendu', 'off'],
} as const satisfies Record<string, readonly [string, Tone]>;

const etatOf = ({ Actif, VueLe, InvitationJusque }: Operateur): keyof typeof etats => {
  if (!Actif) return 'suspendu';
  if (InvitationJusque !== null) return 'invite';
  return VueLe === null ? 'jamais' : 'actif';
};

const EtatBadge = ({ row }: { row: Operateur }) => {
  const [words, tone] = etats[etatOf(row)];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
};

const columns: Column<Operateur>[] = [
  fieldColumn('name', operateurFields.name, { searched: true, width: 200, grow: 3 }),
  fieldColumn('login', operateurFields.login, { searched: true, width: 160, grow: 2 }),
  fieldColumn('Courriel', operateurFields.Courriel, { searched: true, width: 220, grow: 3 }),
  { id: 'etat', heading: 'État', kind: 'text', value: (row) => etats[etatOf(row)][0], cell: (row) => <EtatBadge row={row} />, width: 128 },
  fieldColumn('VueLe', operateurFields.VueLe, { kind: 'dateTime', width: 150 }),
  fieldColumn('InvitationJusque', operateurFields.InvitationJusque, { kind: 'dateTime', width: 150 }),
];

const filters: Filter<Operateur>[] = [
  {
    kind: 'select',
    key: 'etat',
    label: 'État',
    all: 'Tous',
    options: Object.entries(etats).map(([value, [label]]) => ({ value, label })),
    keeps: (row, value) => etatOf(row) === value,
  },
];

const icons = { 'aria-hidden': true, size: 18 } as const;

const useRowActions = (edit: (row: Operateur) => void) => {
  const { login: own } = useSessionInfo();
  const touches = { touches: [operateurs.list] };
  const { mutateAsync: update } = useWrite(operateurs.update, touches);
  const { mutateAsync: invite } = useWrite(operateurs.inviter, touches);
  return useMemo((): RowAction<Operateur>[] => {
    const setActif = async ({ IDOperator, name }: Operateur, Actif: boolean) => {
      await update({ params: { IDOperator }, body: { Actif } });
      notify.done(Actif ? `${name} peut de nouveau se connecter.` : `${name} est suspendu. Ses sessions sont terminées.`);
    };
    return [
      { kind: 'call', label: 'Modifier', icon: <IconPencil {...icons} />, write: operateurs.update, act: async (row) => edit(row) },
      {
        kind: 'call',
        label: 'Inviter de nouveau',
        icon: <IconMailForward {...icons} />,
        write: operateurs.inviter,
        refused: ({ Actif, Courriel }) => {
          if (!Actif) return 'Un opérateur suspendu ne reçoit pas d’invitation.';
          return Courriel === null ? 'Donnez-lui d’abord une adresse e-mail.' : null;
        },
        confirm: ({ name, Courriel }) => ({
          title: 'Envoyer une invitation',
          message: `${name} recevra à l’adresse ${Courriel} un lien pour choisir son mot de passe, valable 24 heures. Le mot de passe actuel sert jusque-là.`,
          confirm: 'Envoyer l’invitation',
        }),
        act: async ({ IDOperator, name }) => {
          await invite({ params: { IDOperator } });
          notify.done(`L’invitation ${ofName(name)} est envoyée.`);
        },
      },
      {
        kind: 'call',
        label: 'Suspendre',
        icon: <IconPlayerPause {...icons} />,
        write: operateurs.update,
        destructive: true,
        shown: ({ Actif }) => Actif,
        refused: ({ login }) => (login === own ? 'Vous ne pouvez pas suspendre votre propre compte.' : null),
        confirm: ({ name }) => ({
          title: 'Suspendre un opérateur',
          message: `${name} ne pourra plus se connecter. Ses sessions et les liens qui lui ont été envoyés prennent fin à l’instant.`,
          confirm: 'Suspendre l’opérateur',
        }),
        act: (row) => setActif(row, false),
      },
      {
        kind: 'call',
        label: 'Rétablir',
        icon: <IconPlayerPlay {...icons} />,
        write: operateurs.update,
        shown: ({ Actif }) => !Actif,
        act: (row) => setActif(row, true),
      },
    ];
  }, [edit, invite, own, update]);
};

/** The provider's own people, whatever customer is at hand. */
export const OperateursList = () => {
  const query = useRead(operateurs.list, {}, { staleTime: 0 });
  const [isInviting, setIsInviting] = useState(false);
  const [edited, setEdited] = useState<Operateur | null>(null);
  const rowActions = useRowActions(setEdited);
  return (
    <>
      <ListPage<Operateur>
        title="Opérateurs"
        purpose="Ceux qui travaillent pour le fournisseur, chez tous les clients : qui est invité, qui est venu, qui est suspendu."
        actions={
          <ActOpener call={operateurs.create} adds leftSection={<IconUserPlus {...icons} />} onClick={() => setIsInviting(true)}>
            Inviter un opérateur
          </ActOpener>
        }
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={null}
        rowActions={rowActions}
        sort={{ column: 'name', descending: false }}
        empty={{ text: 'Il n’y a aucun opérateur.', next: null }}
        csvName="operateurs"
      />
      {isInviting && <NewOperateurDialog onClose={() => setIsInviting(false)} />}
      {edited && <OperateurDialog row={edited} onClose={() => setEdited(null)} />}
    </>
  );
};
