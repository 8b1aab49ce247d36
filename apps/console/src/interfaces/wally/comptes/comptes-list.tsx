import {
  maxPassword,
  wally,
  wallyCompteFields,
  wallyPasswordFields,
  type WallyCompte,
} from '@comptoir/contract/interfaces/wally/wally.calls';
import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { adressesMailOf } from '@comptoir/contract/texts/adresses-mail';
import { ofName } from '@comptoir/contract/texts/elision';
import { Text } from '@mantine/core';
import { IconBuildingStore, IconPlayerPause, IconPlayerPlay, IconPlus, IconRoute, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActLink } from '../../../kit/record/act-link.tsx';
import type { GridColumn } from '../../../kit/grid/grid-columns.ts';
import { GridPage } from '../../../kit/grid/grid-page.tsx';
import { fieldColumn } from '../../../kit/list/field-columns.ts';
import type { RowAction } from '../../../kit/list/rows/row-actions.tsx';
import { notify } from '../../../kit/notify.ts';
import { useWrite } from '../../../kit/queries.ts';
import { SecretText } from '../../../kit/secret-text.tsx';
import { CompteBadge, stateWord } from './compte-badge.tsx';
import { compteSaving } from './save-compte.ts';
import { useActivation } from './use-activation.ts';
import { useComptes } from './use-compte.ts';
import { useCrm } from '../use-crm.ts';
import { mappingPath, newComptePath } from '../wally.links.ts';

const keyOf = ({ IdWallyCompte }: WallyCompte) => IdWallyCompte;
const nameOf = ({ Identifiant }: WallyCompte) => Identifiant;
const startsOpen = () => false;
const isActive = ({ EtatDuCompte }: WallyCompte) => EtatDuCompte === 'ACTIVE';

const { Identifiant: identifiantField, EmailNotification: emailField, EtatDuCompte: etatField } = wallyCompteFields;

const columns: GridColumn<WallyCompte>[] = [
  fieldColumn('Identifiant', identifiantField, {
    cell: ({ Identifiant, IdWallyCompte }) => (
      <span>
        {Identifiant}{' '}
        <Text span size="sm" c="dimmed">
          n°&nbsp;{IdWallyCompte}
        </Text>
      </span>
    ),
    searched: true,
    width: 176,
    grow: 2,
  }),
  {
    ...fieldColumn<WallyCompte>('MotDePasse', wallyPasswordFields.MotDePasse, {
      // Not sorted, not searched, not in the CSV.
      value: () => null,
      cell: ({ Identifiant, MotDePasse, ARessaisir }) => (
        <SecretText label={`mot de passe ${ofName(Identifiant)}`} secret={MotDePasse} isLost={ARessaisir !== undefined} />
      ),
      width: 224,
    }),
    edit: { kind: 'secret', of: ({ MotDePasse }) => MotDePasse, set: (MotDePasse) => ({ MotDePasse }), max: maxPassword },
  },
  {
    ...fieldColumn<WallyCompte>('EmailNotification', emailField, {
      value: ({ EmailNotification }) => adressesMailOf(EmailNotification).join('; '),
      help: 'Plusieurs adresses se séparent par des points-virgules',
      searched: true,
      width: 300,
      grow: 6,
    }),
    edit: {
      kind: 'text',
      of: ({ EmailNotification }) => EmailNotification,
      set: (EmailNotification) => ({ EmailNotification }),
      max: emailField.max,
      placeholder: 'adresse@exemple.fr;autre@exemple.fr',
    },
  },
  fieldColumn('EtatDuCompte', etatField, {
    value: ({ EtatDuCompte }) => stateWord(EtatDuCompte),
    cell: ({ EtatDuCompte }) => <CompteBadge state={EtatDuCompte} />,
    width: 136,
  }),
];

const filters: readonly never[] = [];
const icon = { size: 18, 'aria-hidden': true } as const;

const useRowActions = (crm: WallyCrm) => {
  const { play, pause } = useActivation();
  const remove = useWrite(wally.remove, { touches: [wally.accounts] });
  return useMemo(
    (): RowAction<WallyCompte>[] => [
      {
        kind: 'call',
        label: 'Activer',
        icon: <IconPlayerPlay {...icon} />,
        shown: (row) => !isActive(row),
        write: wally.change,
        act: play,
      },
      { kind: 'call', label: 'Désactiver', icon: <IconPlayerPause {...icon} />, shown: isActive, write: wally.change, act: pause },
      {
        kind: 'link',
        label: 'Points de vente',
        icon: <IconBuildingStore {...icon} />,
        href: ({ IdWallyCompte }) => mappingPath(crm, 'point-de-vente', IdWallyCompte),
      },
      {
        kind: 'link',
        label: 'Origines',
        icon: <IconRoute {...icon} />,
        href: ({ IdWallyCompte }) => mappingPath(crm, 'origines', IdWallyCompte),
      },
      {
        kind: 'call',
        label: 'Supprimer',
        icon: <IconTrash {...icon} />,
        destructive: true,
        motif: true,
        write: wally.remove,
        confirm: ({ Identifiant }) => ({
          title: `Supprimer le compte «\u00a0${Identifiant}\u00a0»`,
          message: (
            <>
              <Text mb="xs">Voulez vous vraiment supprimer ce compte&nbsp;?</Text>
              <Text c="dimmed">
                La récupération s’arrête, et les correspondances de ses points de vente et de ses origines sont perdues.
              </Text>
            </>
          ),
          confirm: 'Supprimer le compte',
        }),
        act: async ({ IdWallyCompte, Identifiant }, headers) => {
          await remove.mutateAsync({ params: { IdWallyCompte }, headers });
          notify.done(`Le compte «\u00a0${Identifiant}\u00a0» est supprimé.`);
        },
      },
    ],
    [crm, play, pause, remove],
  );
};

/** The accounts with which Wally signs in to one tool. */
export const ComptesList = () => {
  const { crm, label, parents } = useCrm();
  const query = useComptes(crm);
  const rowActions = useRowActions(crm);
  const add = (
    <ActLink call={wally.create} href={newComptePath(crm)} leftSection={<IconPlus size={18} aria-hidden />}>
      Ajouter
    </ActLink>
  );
  return (
    <GridPage<WallyCompte>
      title={`Comptes ${label}`}
      purpose="Les comptes avec lesquels Wally récupère les leads et les offres, et qui est prévenu de ce qui s’y passe."
      parents={parents}
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      rowActions={rowActions}
      sort={{ column: 'Identifiant', descending: false }}
      empty={{ text: 'Aucun compte n’est encore configuré.', next: add }}
      csvName={`wally-comptes-${crm}`}
      corbeille="wallyComptes"
      saving={compteSaving}
      startsOpen={startsOpen}
    />
  );
};
