import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { IconBuildingStore, IconEye, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActLink } from '../../kit/record/act-link.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { SelectionBar } from '../../kit/lot/selection-bar.tsx';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { newSiteOf } from '../sites/sites.links.ts';
import { societeColumns, type Row } from './societe-columns.ts';
import { lotSocietesPath, newSocietePath, societePath } from './societes.links.ts';

const keyOf = ({ IDPlaque }: Row) => IDPlaque;
const nameOf = ({ Libelle }: Row) => Libelle;
const hrefOf = ({ IDPlaque }: Row) => societePath(IDPlaque);

const selection = (rows: readonly Row[], clear: () => void) => (
  <SelectionBar
    ids={rows.map(keyOf)}
    table="societes"
    noun={{ one: 'société', many: 'sociétés', feminine: true }}
    href={lotSocietesPath}
    onClear={clear}
  />
);

const noFilters: readonly never[] = [];

export const SocietesList = () => {
  const query = useRead(societes.list, {});
  const { kind } = useSessionInfo();
  const isOperator = kind === 'operator';
  const rowActions = useMemo((): RowAction<Row>[] => {
    const look = isOperator
      ? { label: 'Modifier', icon: <IconPencil size={18} aria-hidden /> }
      : { label: 'Consulter', icon: <IconEye size={18} aria-hidden /> };
    return [
      { kind: 'link', ...look, href: hrefOf },
      {
        kind: 'link',
        label: 'Ajouter un site',
        icon: <IconBuildingStore size={18} aria-hidden />,
        href: ({ IDPlaque }) => newSiteOf(IDPlaque),
        refused: () => (isOperator ? null : 'votre accès ne permet pas d’ajouter des sites.'),
      },
    ];
  }, [isOperator]);
  const add = (
    <ActLink call={societes.create} href={newSocietePath} leftSection={<IconPlus size={18} aria-hidden />}>
      {isOperator ? 'Ajouter une société' : 'Demander l’ajout d’une société'}
    </ActLink>
  );
  return (
    <ListPage<Row>
      title="Sociétés"
      purpose="Les sociétés du groupe, leurs contacts et la validité de leurs offres."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={societeColumns}
      filters={noFilters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Libelle', descending: false }}
      empty={{ text: 'Ce groupe n’a encore aucune société.', next: add }}
      csvName="societes"
      corbeille="societes"
      {...(isOperator && { selection })}
    />
  );
};
