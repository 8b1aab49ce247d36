import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { IconDotsVertical } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ProductPicker } from '../../domains/connexions/product-picker.tsx';
import { utilisateurPath } from '../../domains/utilisateurs/utilisateurs.links.ts';
import { GridPanel } from '../../kit/grid/grid-panel.tsx';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useLeadUserSaving } from './use-lead-users.ts';
import { columnsOf, type LeadUser } from './utilisateur-columns.ts';

const keyOf = ({ IDPeople }: LeadUser) => IDPeople;
const nameOf = ({ Name }: LeadUser) => Name;
const hrefOf = ({ IDPeople }: LeadUser) => utilisateurPath(IDPeople);
const activeOnes = (rows: readonly UtilisateurRow[]) => rows.filter(({ Actif }) => Actif);

const none: readonly never[] = [];

/** The active users with their lead options. */
export const UtilisateursTab = () => {
  const query = useRead(utilisateurs.list, {}, { select: activeOnes });
  const types = useRead(profils.leadTypes, {});
  const group = useRead(gpParametres.read, {});
  const saving = useLeadUserSaving();
  const [connecting, setConnecting] = useState<LeadUser | null>(null);
  const options = useMemo(
    () => types.data?.map(({ IDDRProfileEsellerLead, Libelle }) => ({ value: String(IDDRProfileEsellerLead), label: Libelle })) ?? none,
    [types.data],
  );
  const isEDatavoice = group.data?.GRP_ClientEDatavoice ?? false;
  const columns = useMemo(() => columnsOf({ profils: options, isEDatavoice }), [options, isEDatavoice]);
  const filters = useMemo(
    (): Filter<LeadUser>[] => [
      {
        kind: 'select',
        key: 'profil',
        label: utilisateurFields.IDDRProfileEsellerLead.label,
        all: 'Tous',
        options: [...options, { value: 'aucun', label: 'Aucun' }],
        keeps: ({ IDDRProfileEsellerLead }, value) => String(IDDRProfileEsellerLead ?? 'aucun') === value,
      },
    ],
    [options],
  );
  const rowActions = useMemo(
    (): RowAction<LeadUser>[] => [
      editAction(hrefOf),
      {
        kind: 'call',
        label: 'Actions',
        icon: <IconDotsVertical size={18} aria-hidden />,
        write: null,
        act: async (row) => setConnecting(row),
      },
    ],
    [],
  );
  const needed = [types, group];
  const isReady = needed.every(({ data }) => data !== undefined);
  return (
    <>
      <ReadFailure query={needed.find(({ error }) => error) ?? types} />
      <GridPanel<LeadUser>
        caption="Utilisateurs d’eSeller Lead"
        query={isReady ? query : { ...query, data: undefined }}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={hrefOf}
        rowActions={rowActions}
        sort={{ column: 'Name', descending: false }}
        empty={{ text: 'Ce groupe n’a aucun utilisateur actif.', next: null }}
        csvName="eseller-lead-utilisateurs"
        saving={saving}
      />
      <ProductPicker user={connecting} onClose={() => setConnecting(null)} />
    </>
  );
};
