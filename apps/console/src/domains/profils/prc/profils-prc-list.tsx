import type { Answer } from '@comptoir/contract/kit';
import { profilPrcFields } from '@comptoir/contract/domains/profils/profils.fields';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActLink } from '../../../kit/record/act-link.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import type { Filter } from '../../../kit/list/filters/filters.ts';
import { fieldColumn } from '../../../kit/list/field-columns.ts';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { editAction } from '../../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../../kit/queries.ts';
import { mayCall } from '@comptoir/contract/rights';
import { pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { useStanding } from '../../../kit/session.ts';
import { newProfilPrcPath, profilPrcPath } from '../profils.links.ts';
import { AskPermission } from './qui-peut-badge.tsx';

type Row = Answer<typeof profils.eDataVoicePrc>[number];

const keyOf = ({ IDProfil }: Row) => IDProfil;
const nameOf = ({ Libelle }: Row) => Libelle;
const hrefOf = ({ IDProfil }: Row) => profilPrcPath(IDProfil);

const { Libelle: libelle, IDTypeProfil: type } = profilPrcFields;

const columns: Column<Row>[] = [
  { id: 'IDProfil', heading: 'Id', kind: 'id', value: keyOf },
  fieldColumn('Libelle', libelle, { searched: true, linked: true, grow: 4 }),
  fieldColumn('ProfilTypeLibelle', type, { grow: 3 }),
];
const sort = { column: 'Libelle', descending: false };

const rowActions: RowAction<Row>[] = [editAction(hrefOf)];

/** The types used in the list. */
const typeFilter = (rows: readonly Row[]): Filter<Row> => ({
  kind: 'select',
  key: 'type',
  label: type.label,
  all: 'Tous',
  options: [...new Map(rows.map((row) => [String(row.IDTypeProfil), row.ProfilTypeLibelle]))].map(([value, label]) => ({ value, label })),
  keeps: ({ IDTypeProfil }, value) => String(IDTypeProfil) === value,
});

export const ProfilsPrcList = () => {
  const query = useRead(profils.eDataVoicePrc, {});
  const filters = useMemo(() => [typeFilter(query.data ?? [])], [query.data]);
  const standing = useStanding();
  const add = (
    <ActLink call={profils.createEDataVoicePrc} href={newProfilPrcPath} leftSection={<IconPlus size={18} aria-hidden />}>
      Ajouter
    </ActLink>
  );
  return (
    <ListPage<Row>
      title="Profils eDV (PRC)"
      purpose="Ce que les utilisateurs du Poste Relation Client peuvent faire."
      actions={
        <>
          {mayCall(pourquoi.quiPeutPermission, standing) && <AskPermission />}
          {add}
        </>
      }
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={sort}
      empty={{ text: 'Ce groupe n’a encore aucun profil de relation client.', next: add }}
      csvName="profils_edv_prc"
      corbeille="profilsEDataVoicePrc"
    />
  );
};
