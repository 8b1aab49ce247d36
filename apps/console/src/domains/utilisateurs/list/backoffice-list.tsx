import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { Card, List, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../../kit/list/columns.ts';
import { fieldColumn } from '../../../kit/list/field-columns.ts';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { editAction } from '../../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useAccess } from '../use-access.ts';
import { actifWord } from '../use-actif.ts';
import { profilFilter } from './use-utilisateur-filters.ts';
import { byName, shareRows } from './utilisateur-rows.ts';
import { utilisateurPath } from '../utilisateurs.links.ts';

const keyOf = ({ IDPeople }: UtilisateurRow) => IDPeople;
const nameOf = ({ Name }: UtilisateurRow) => Name;
const hrefOf = ({ IDPeople }: UtilisateurRow) => utilisateurPath(IDPeople);

const { Lastname, Firstname, LoginWEB, EMail, drprofile_id, Actif } = utilisateurFields;

const columns: Column<UtilisateurRow>[] = [
  fieldColumn('Lastname', Lastname, { searched: true, width: 120, grow: 3 }),
  fieldColumn('Firstname', Firstname, { searched: true, width: 112, grow: 2 }),
  fieldColumn('LoginWEB', LoginWEB, { searched: true, width: 104, grow: 1 }),
  fieldColumn('EMail', EMail, { searched: true, width: 280, grow: 6 }),
  fieldColumn('DRPROFILE_DESCR', drprofile_id, { width: 200, grow: 3 }),
  fieldColumn('Actif', Actif, {
    heading: 'État',
    kind: 'text',
    value: actifWord,
    cell: (row) => <StateBadge isOn={row.Actif} word={actifWord(row)} />,
    help: 'Un utilisateur suspendu n’entre pas, quel que soit son profil',
    width: 108,
  }),
];

const rowActions: RowAction<UtilisateurRow>[] = [editAction(hrefOf)];

/** Profiles that open the back office, beside the users who have them. */
const ProfilesCard = ({ query }: { query: ReturnType<typeof useBackOfficeProfiles> }) => {
  const { data } = query;
  return (
    <Card withBorder mb="sm">
      <Title order={2} mb="xs">
        Profils qui donnent accès au back-office
      </Title>
      <ReadFailure query={query} />
      {!data && !query.error && <LoadingState lines={2} />}
      {data?.length === 0 && <Text c="dimmed">Aucun profil ne donne cet accès.</Text>}
      {data && data.length > 0 && (
        <List>
          {data.map(({ DRPROFILE_ID, DESCR }) => (
            <List.Item key={DRPROFILE_ID}>{DESCR}</List.Item>
          ))}
        </List>
      )}
    </Card>
  );
};

const useBackOfficeProfiles = () => useRead(profils.backoffice, {});

export const BackofficeList = () => {
  const access = useAccess();
  const query = useRead(utilisateurs.backoffice, {}, { select: byName, structuralSharing: shareRows });
  const profiles = useBackOfficeProfiles();
  const filters = useMemo(() => [profilFilter(profiles.data, access)], [profiles.data, access]);
  return (
    <ListPage<UtilisateurRow>
      title="Utilisateurs back-office"
      purpose="Les utilisateurs du groupe qui peuvent ouvrir cette console avec leur propre accès."
      notice={<ProfilesCard query={profiles} />}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      empty={{ text: 'Aucun utilisateur de ce groupe n’a accès au back-office.', next: null }}
      csvName={`${access.BDGp}_utilisateurs_backoffice`}
      corbeille="utilisateurs"
    />
  );
};
