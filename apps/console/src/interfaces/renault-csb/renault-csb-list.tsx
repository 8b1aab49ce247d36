import { maxCredential, renaultCsb, renaultCsbFields, type CsbUser } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { IconPlugConnected } from '@tabler/icons-react';
import { useMemo } from 'react';
import { utilisateurPath } from '../../domains/utilisateurs/utilisateurs.links.ts';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { configRemoval } from '../kit/config-removal.ts';

const keyOf = ({ IDPeople }: CsbUser) => IDPeople;
const nameOf = ({ Name }: CsbUser) => Name;
const hrefOf = ({ IDPeople }: CsbUser) => utilisateurPath(IDPeople);
const isConfigured = ({ username, password }: CsbUser) => username !== '' || password !== '';

const columns: GridColumn<CsbUser>[] = [
  { id: 'Name', heading: 'Utilisateur', kind: 'text', value: nameOf, searched: true, width: 200, grow: 3 },
  {
    ...fieldColumn<CsbUser>('username', renaultCsbFields.Username, { searched: true, width: 200, grow: 2 }),
    edit: { kind: 'text', max: maxCredential, of: ({ username }) => username, set: (username) => ({ username }) },
  },
  {
    ...fieldColumn<CsbUser>('password', renaultCsbFields.Password, {
      value: ({ password }) => (password === '' ? '' : 'Renseigné'),
      width: 240,
      grow: 2,
    }),
    edit: { kind: 'secret', max: maxCredential, of: ({ password }) => password, set: (password) => ({ password }) },
  },
];

const filters: Filter<CsbUser>[] = [
  {
    kind: 'select',
    key: 'configuration',
    label: 'Configuration',
    all: 'Tous',
    options: [
      { value: 'oui', label: 'Configurés' },
      { value: 'non', label: 'Non configurés' },
    ],
    keeps: (user, value) => isConfigured(user) === (value === 'oui'),
  },
];

const saving: GridSaving<CsbUser> = {
  when: 'row',
  write: renaultCsb.save,
  each: ({ row: { IDPeople }, changes: { username, password } }, headers) =>
    call(renaultCsb.save, {
      headers,
      body: [{ IDPeople, ...(username === undefined ? {} : { username }), ...(password === undefined ? {} : { password }) }],
    }),
  reads: [renaultCsb.list],
  done: () => 'L’accès Renault CSB est enregistré.',
};

/** The Renault CSB credentials of each user. */
export const RenaultCsbList = () => {
  const query = useRead(renaultCsb.list, {});
  const remove = useWrite(renaultCsb.remove, { touches: [renaultCsb.list] });
  const rowActions = useMemo(
    (): RowAction<CsbUser>[] => [
      {
        kind: 'call',
        label: 'Essayer l’accès enregistré',
        icon: <IconPlugConnected size={18} aria-hidden />,
        shown: isConfigured,
        write: renaultCsb.check,
        act: async ({ IDPeople, Name }) => {
          await call(renaultCsb.check, { params: { IDPeople }, body: {} });
          notify.done(`Renault CSB accepte l’accès ${ofName(Name)}.`);
        },
      },
      {
        ...configRemoval,
        shown: isConfigured,
        write: renaultCsb.remove,
        act: ({ IDPeople }, headers) => remove.mutateAsync({ params: { IDPeople }, headers }),
      },
    ],
    [remove],
  );
  return (
    <GridPage<CsbUser>
      title="Renault CSB"
      purpose="L’identifiant et le mot de passe avec lesquels chaque utilisateur entre dans le CSB de Renault."
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Name', descending: false }}
      empty={{ text: 'Ce groupe n’a aucun utilisateur actif.', next: null }}
      csvName="renault-csb"
      saving={saving}
    />
  );
};
