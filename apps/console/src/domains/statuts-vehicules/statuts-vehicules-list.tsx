import { statutsVehicules } from '@comptoir/contract/domains/statuts-vehicules/statuts-vehicules.calls';
import { Card, List, Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx';
import { ListCount } from '../../kit/list/list-tools.tsx';
import { useListState } from '../../kit/list/use-list-state.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { groupsOf } from './status-groups.ts';

const shape = { columns: [], filters: [] };

/** The states of vehicles by group; read-only. */
export const StatutsVehiculesList = () => {
  const query = useRead(statutsVehicules.list, {});
  const control = useListState(shape);
  const { text } = control.state;
  const groups = useMemo(() => groupsOf(query.data ?? [], text), [query.data, text]);
  const shown = groups.reduce((sum, { statuts }) => sum + statuts.length, 0);
  return (
    <>
      <PageHeader
        title="Statuts des véhicules"
        purpose="Les états par lesquels passe un véhicule, par groupe. Cette liste se consulte seulement."
      />
      <Stack gap="md">
        <FilterBar searched="Statut" filters={[]} {...control}>
          <ListCount shown={shown} total={query.data?.length} />
        </FilterBar>
        <ReadFailure query={query} />
        {!query.data && !query.error && <LoadingState />}
        {query.data?.length === 0 && <EmptyState message="Aucun statut n’est enregistré." />}
        {query.data && query.data.length > 0 && shown === 0 && <EmptyState message="Il n'y a aucun résultat pour cette recherche." />}
        {groups.map(({ IDGpStatus, GpStatusDescr, statuts }) => (
          <Card key={IDGpStatus} withBorder component="section" aria-labelledby={`groupe-${IDGpStatus}`}>
            <Title order={2} id={`groupe-${IDGpStatus}`} mb="xs">
              {GpStatusDescr}
            </Title>
            <List spacing="xs">
              {statuts.map(({ IDMatStatus, Descr }) => (
                <List.Item key={IDMatStatus}>{Descr}</List.Item>
              ))}
            </List>
          </Card>
        ))}
      </Stack>
    </>
  );
};
