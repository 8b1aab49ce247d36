import { dashboards } from '@comptoir/contract/domains/dashboards/dashboards.calls';
import { listedTeamFields } from '@comptoir/contract/domains/profils/profils.fields';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import type { Answer } from '@comptoir/contract/kit';
import { mayCall } from '@comptoir/contract/rights';
import { IconCopy } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActLink } from '../../../kit/record/act-link.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import { fieldColumn } from '../../../kit/list/field-columns.ts';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { editAction } from '../../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { useStanding } from '../../../kit/session.ts';
import { duplicateProfilPath, profilTeamPath } from '../profils.links.ts';
import { AskQuiPeut } from './qui-peut-badge.tsx';

type Row = Answer<typeof profils.eSellerTeam>[number];

const keyOf = ({ DRPROFILE_ID }: Row) => DRPROFILE_ID;
const nameOf = ({ DESCR }: Row) => DESCR;
const hrefOf = ({ DRPROFILE_ID }: Row) => profilTeamPath(DRPROFILE_ID);
const none: readonly never[] = [];

const rowActions: RowAction<Row>[] = [
  editAction(hrefOf),
  {
    kind: 'link',
    label: 'Dupliquer',
    icon: <IconCopy size={18} aria-hidden />,
    href: ({ DRPROFILE_ID }) => duplicateProfilPath(DRPROFILE_ID),
  },
];

const { DESCR: name, IDDashboard: dashboard } = listedTeamFields;

const columnsOf = (labels: ReadonlyMap<number, string>): Column<Row>[] => [
  fieldColumn('DESCR', name, { searched: true, grow: 4 }),
  fieldColumn('IDDashboard', dashboard, {
    value: ({ IDDashboard }) => (IDDashboard === null ? null : (labels.get(IDDashboard) ?? `N° ${IDDashboard}`)),
    grow: 3,
  }),
  { id: 'DRPROFILE_ID', heading: 'Id', kind: 'id', value: keyOf },
];

export const ProfilsTeamList = () => {
  const query = useRead(profils.eSellerTeam, {});
  const names = useRead(dashboards.list, {});
  const columns = useMemo(() => columnsOf(new Map(names.data?.map(({ IDDashboard, Libelle }) => [IDDashboard, Libelle]))), [names.data]);
  const standing = useStanding();
  const [first] = query.data ?? none;
  const actions = (
    <>
      {(first ?? query.isPending) && mayCall(profils.rights, standing) && <AskQuiPeut idProfil={first?.DRPROFILE_ID} />}
      <ActLink call={profils.duplicate} href={duplicateProfilPath()} leftSection={<IconCopy size={18} aria-hidden />}>
        Dupliquer un profil
      </ActLink>
    </>
  );
  return (
    <ListPage<Row>
      title="Profils eSeller Team"
      purpose="Ce que les utilisateurs du groupe peuvent faire&nbsp;: un profil porte leurs droits et leur tableau de bord."
      actions={actions}
      notice={<ReadFailure query={names} />}
      // The names of the dashboards make rows higher: both come together.
      query={names.isPending ? { ...query, data: undefined, isFetching: true } : query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={none}
      recordHref={hrefOf}
      rowActions={rowActions}
      empty={{ text: 'Ce groupe n’a encore aucun profil.', next: null }}
      csvName="profils_eseller_team"
      corbeille="profilsESellerTeam"
    />
  );
};
