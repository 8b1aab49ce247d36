import { wsimport, wsimportFields, type Wsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { IconPlus } from '@tabler/icons-react';
import { ActLink } from '../../kit/record/act-link.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { SecretText } from '../../kit/secret-text.tsx';
import { newWsimportPath } from './wsimport.links.ts';

const keyOf = ({ Login }: Wsimport) => Login;

const columns: Column<Wsimport>[] = [
  fieldColumn('Login', wsimportFields.Login, { searched: true }),
  fieldColumn('Password', wsimportFields.Password, {
    // Not sorted, not searched, not in the CSV.
    value: () => null,
    cell: ({ Login, Password, ARessaisir }) => (
      <SecretText label={`mot de passe ${ofName(Login)}`} secret={Password} isLost={ARessaisir !== undefined} />
    ),
    width: 220,
    grow: 1,
  }),
  fieldColumn('IDPlaque', wsimportFields.IDPlaque, {
    id: 'Societe',
    value: ({ Societe, IDPlaque }) => `${Societe.Libelle} (${IDPlaque})`,
    searched: true,
  }),
  fieldColumn('IDSite', wsimportFields.IDSite, { id: 'Site', value: ({ Site }) => Site?.Descr, searched: true }),
];

const add = (
  <ActLink call={wsimport.create} href={newWsimportPath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter un compte
  </ActLink>
);

const filters: readonly never[] = [];

/** Accounts with which partners send leads. */
export const WsimportList = () => {
  const query = useRead(wsimport.list, {});
  return (
    <ListPage<Wsimport>
      title="Comptes d’import de leads"
      purpose="Les comptes avec lesquels les partenaires envoient des leads à une société ou à un site."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={keyOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      sort={{ column: 'Login', descending: false }}
      empty={{ text: 'Aucun compte d’import n’est enregistré.', next: add }}
      csvName="comptes-import-leads"
      corbeille="wsimport"
    />
  );
};
