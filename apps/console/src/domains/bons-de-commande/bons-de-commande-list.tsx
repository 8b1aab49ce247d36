import { bonsDeCommande, type BonDeCommande } from '@comptoir/contract/bons-de-commande';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Column } from '../../kit/list/columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { bonDeCommandePath, newBonDeCommandePath } from './bons-de-commande.links.ts';

const keyOf = ({ IDMarqueNeufOcc }: BonDeCommande) => IDMarqueNeufOcc;
const nameOf = ({ Descr }: BonDeCommande) => Descr;
const hrefOf = ({ IDMarqueNeufOcc }: BonDeCommande) => bonDeCommandePath(IDMarqueNeufOcc);

const columns: Column<BonDeCommande>[] = [
  { id: 'IDMarqueNeufOcc', heading: '#', kind: 'id', value: keyOf },
  { id: 'Descr', heading: 'Description', kind: 'text', value: nameOf, searched: true, linked: true, width: 220, grow: 5 },
  { id: 'Activite_Descr', heading: 'Activité', kind: 'text', value: ({ Activite_Descr }) => Activite_Descr, width: 120, grow: 1 },
  { id: 'Neuf', heading: 'Neuf', kind: 'bool', value: ({ Neuf }) => Neuf, width: 88 },
  {
    id: 'NomFicBonDeCommande',
    heading: 'Fichier',
    kind: 'text',
    value: ({ NomFicBonDeCommande }) => NomFicBonDeCommande,
    width: 220,
    grow: 4,
  },
  {
    id: 'NomFicConditionsGenVente',
    heading: 'Conditions de vente',
    kind: 'text',
    value: ({ NomFicConditionsGenVente }) => NomFicConditionsGenVente,
    width: 180,
    grow: 2,
  },
  { id: 'NomFicAutreDoc', heading: 'Autre document', kind: 'text', value: ({ NomFicAutreDoc }) => NomFicAutreDoc, hidden: true },
  { id: 'NomImageLogo', heading: 'Logo', kind: 'text', value: ({ NomImageLogo }) => NomImageLogo, hidden: true },
  { id: 'IDFamille', heading: 'Famille', kind: 'id', value: ({ IDFamille }) => IDFamille, hidden: true },
  {
    id: 'AfficheOptionVersionConstr',
    heading: 'Options de la version',
    kind: 'bool',
    value: ({ AfficheOptionVersionConstr }) => AfficheOptionVersionConstr,
    hidden: true,
  },
];

const rowActions: RowAction<BonDeCommande>[] = [editAction(hrefOf)];

const add = (
  <Button component="a" href={newBonDeCommandePath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter un bon de commande
  </Button>
);

export const BonsDeCommandeList = () => {
  const query = useRead(bonsDeCommande.list, {});
  return (
    <ListPage<BonDeCommande>
      title="Bons de commande"
      purpose="Les modèles de bon de commande du groupe : leurs fichiers, leur logo et leurs textes."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={[]}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Descr', descending: false }}
      empty={{ text: "Aucun bon de commande n'est enregistré.", next: add }}
      csvName="bons-de-commande"
    />
  );
};
