import { bonsDeCommande, type BonDeCommande } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.calls';
import { bonDeCommandeFields } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.fields';
import { IconPlus } from '@tabler/icons-react';
import { ActLink } from '../../kit/record/act-link.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { bonDeCommandePath, newBonDeCommandePath } from './bons-de-commande.links.ts';

const keyOf = ({ IDMarqueNeufOcc }: BonDeCommande) => IDMarqueNeufOcc;
const nameOf = ({ Descr }: BonDeCommande) => Descr;
const hrefOf = ({ IDMarqueNeufOcc }: BonDeCommande) => bonDeCommandePath(IDMarqueNeufOcc);

const column = (name: keyof typeof bonDeCommandeFields, own: Partial<Column<BonDeCommande>> = {}) =>
  fieldColumn(name, bonDeCommandeFields[name], own);

const columns: Column<BonDeCommande>[] = [
  { id: 'IDMarqueNeufOcc', heading: '#', kind: 'id', value: keyOf },
  column('Descr', { searched: true, linked: true, width: 220, grow: 5 }),
  column('IDActivite', { id: 'Activite_Descr', width: 120, grow: 1 }),
  column('Neuf', { width: 88 }),
  column('NomFicBonDeCommande', { width: 220, grow: 4 }),
  column('NomFicConditionsGenVente', { width: 180, grow: 2 }),
  column('NomFicAutreDoc'),
  column('NomImageLogo'),
  column('IDFamille', { kind: 'id' }),
  column('AfficheOptionVersionConstr'),
];

const rowActions: RowAction<BonDeCommande>[] = [editAction(hrefOf)];

const add = (
  <ActLink call={bonsDeCommande.create} href={newBonDeCommandePath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter un bon de commande
  </ActLink>
);

export const BonsDeCommandeList = () => {
  const query = useRead(bonsDeCommande.list, {});
  return (
    <ListPage<BonDeCommande>
      title="Bons de commande"
      purpose="Les modèles de bon de commande du groupe&nbsp;: leurs fichiers, leur logo et leurs textes."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={[]}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Descr', descending: false }}
      empty={{ text: 'Aucun bon de commande n’est enregistré.', next: add }}
      csvName="bons-de-commande"
      corbeille="BonDeCommande"
    />
  );
};
