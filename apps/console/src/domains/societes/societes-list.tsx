import { societes, type Societe, type SocieteReduite } from '@comptoir/contract/societes';
import { Button } from '@mantine/core';
import { IconEye, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { newSocietePath, societePath } from './societes.links.ts';

type Row = Societe | SocieteReduite;

const keyOf = ({ IDPlaque }: Row) => IDPlaque;
const nameOf = ({ Libelle }: Row) => Libelle;
const hrefOf = ({ IDPlaque }: Row) => societePath(IDPlaque);

const noFilters: readonly never[] = [];

const columns: Column<Row>[] = [
  { id: 'IDPlaque', heading: '#', kind: 'id', value: keyOf },
  { id: 'Libelle', heading: 'Libellé', kind: 'text', value: nameOf, searched: true, linked: true, width: 200, grow: 4 },
  { id: 'Activite_Descr', heading: 'Activité', kind: 'text', value: ({ Activite_Descr }) => Activite_Descr, width: 112, grow: 1 },
  {
    id: 'EMailsContacts',
    heading: 'E-mails de contact',
    kind: 'text',
    value: ({ EMailsContacts }) => EMailsContacts.replaceAll(';', ', '),
    width: 200,
    grow: 4,
  },
  { id: 'DureeValid', heading: 'Validité (jours)', kind: 'number', value: ({ DureeValid }) => DureeValid, width: 112 },
  {
    id: 'InterfaceCorporateSales',
    heading: 'Corporate Sales',
    kind: 'bool',
    value: ({ InterfaceCorporateSales }) => InterfaceCorporateSales,
    width: 120,
  },
];

export const SocietesList = () => {
  const query = useRead(societes.list, {});
  const { kind } = useSessionInfo();
  const isOperator = kind === 'operator';
  const rowActions = useMemo((): RowAction<Row>[] => {
    const look = isOperator
      ? { label: 'Modifier', icon: <IconPencil size={18} aria-hidden /> }
      : { label: 'Consulter', icon: <IconEye size={18} aria-hidden /> };
    return [{ kind: 'link', ...look, href: hrefOf }];
  }, [isOperator]);
  const add = (
    <Button component="a" href={newSocietePath} leftSection={<IconPlus size={18} aria-hidden />}>
      {isOperator ? 'Ajouter une société' : "Demander l'ajout d'une société"}
    </Button>
  );
  return (
    <ListPage<Row>
      title="Sociétés"
      purpose="Les sociétés du groupe, leurs contacts et la validité de leurs offres."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={noFilters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Libelle', descending: false }}
      empty={{ text: "Ce groupe n'a encore aucune société.", next: add }}
      csvName="societes"
    />
  );
};
