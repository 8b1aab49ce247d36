import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { planetVO, planetVOAcces, planetVOColumns, type PlanetVOUser } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead, useWrite } from '../../kit/queries.ts';
import { configRemoval } from '../kit/config-removal.ts';
import { AccessBadge } from './access-badge.tsx';
import { planetVOUserPath } from './planetvo.links.ts';
import { useAccess } from './use-access.ts';

const keyOf = ({ IDPeople }: PlanetVOUser) => IDPeople;
const nameOf = ({ Name }: PlanetVOUser) => Name;
const hrefOf = ({ IDPeople }: PlanetVOUser) => planetVOUserPath(IDPeople);
const sitesOf = ({ Sites }: PlanetVOUser) => Sites.map(({ Descr }) => Descr).join(', ');
const isConfigured = ({ LoginInterface, BasePVO }: PlanetVOUser) => LoginInterface !== '' || BasePVO !== '';
const configuration = (user: PlanetVOUser) => (isConfigured(user) ? 'Configuré' : 'Non configuré');

const AccessCell = ({ user }: { user: PlanetVOUser }) => <AccessBadge access={useAccess(user)} name={user.Name} />;

const columns: Column<PlanetVOUser>[] = [
  { id: 'Name', heading: 'Utilisateur', kind: 'text', value: nameOf, searched: true, width: 180, grow: 3 },
  { id: 'Sites', heading: 'Sites', kind: 'text', value: sitesOf, searched: true, width: 200, grow: 3 },
  fieldColumn('BasePVO', planetVOColumns.BasePVO, { searched: true, width: 136 }),
  fieldColumn('NickName', planetVOColumns.NickName, { width: 152 }),
  fieldColumn('LoginInterface', planetVOAcces.LoginInterface, { searched: true, width: 152 }),
  { id: 'Acces', heading: 'Accès', kind: 'text', value: configuration, cell: (user) => <AccessCell user={user} />, width: 168 },
];

const filtersOf = (users: readonly PlanetVOUser[]): Filter<PlanetVOUser>[] => [
  {
    kind: 'search-select',
    key: 'site',
    label: 'Site',
    all: 'Tous les sites',
    options: [...new Map(users.flatMap(({ Sites }) => Sites.map(({ IDSite, Descr }) => [String(IDSite), Descr] as const)))]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    keeps: ({ Sites }, value) => Sites.some(({ IDSite }) => String(IDSite) === value),
  },
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

const none: readonly PlanetVOUser[] = [];

const legend = (
  <Text size="sm" c="dimmed" mb="sm">
    «&nbsp;Accès valide&nbsp;»&nbsp;: la base saisie répond. «&nbsp;Base non liée&nbsp;»&nbsp;: les identifiants sont bons, mais pas pour
    cette base. «&nbsp;Identifiants refusés&nbsp;»&nbsp;: PlanetVO ne les accepte pas.
  </Text>
);

/** Users with PlanetVO credentials, and whether PlanetVO accepts them. */
export const PlanetVOList = () => {
  const query = useRead(planetVO.utilisateurs, {});
  const remove = useWrite(planetVO.remove, { touches: [planetVO.utilisateurs, dashboard.planetvo] });
  const users = query.data ?? none;
  const filters = useMemo(() => filtersOf(users), [users]);
  const rowActions = useMemo(
    (): RowAction<PlanetVOUser>[] => [
      editAction(hrefOf),
      {
        ...configRemoval,
        shown: isConfigured,
        write: planetVO.remove,
        act: ({ IDPeople }, headers) => remove.mutateAsync({ params: { IDPeople }, headers }),
      },
    ],
    [remove],
  );
  return (
    <ListPage<PlanetVOUser>
      title="PlanetVO"
      purpose="Les utilisateurs qui travaillent dans PlanetVO, et l’état de leur accès vérifié auprès de PlanetVO."
      notice={legend}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      // Most sellers have no access: those who do come first.
      sort={{ column: 'Acces', descending: false }}
      empty={{ text: 'Aucun utilisateur ne vend de véhicules d’occasion.', next: null }}
      csvName="planetvo-utilisateurs"
      corbeille="planetvoUtilisateurs"
    />
  );
};
