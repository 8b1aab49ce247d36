import { accesPersonnes } from '@comptoir/contract/domains/acces/personnes.calls';
import type { EvenementType } from '@comptoir/contract/evenements';
import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../kit/queries.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EvenementFiltersPanel } from './evenement-filters-panel.tsx';
import { EvenementsPanel } from './evenements-panel.tsx';
import { personneColumns } from './evenements-table-panel.tsx';
import { operateursAccesLink } from './securite.links.ts';
import { useEvenementFilter } from './use-evenement-filter.ts';

/** What people of a group do or are refused. */
const types: readonly EvenementType[] = [
  'ouverture',
  'fermeture',
  'preuve',
  'session',
  'droit',
  'limite',
  'secrets',
  'export',
  'facteur',
  'acces',
];

const parents = [{ label: 'Accès des opérateurs', href: operateursAccesLink }];

/** The security events of a group's own people, for its administrators. */
export const PersonnesPage = () => {
  const control = useEvenementFilter();
  const { client: _other, ...query } = control.query;
  const read = useRead(accesPersonnes.evenements, { query }, { staleTime: 0, placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title="Connexions de vos collaborateurs"
        purpose="Qui de votre groupe est entré dans le back-office, d’où, ce qui lui a été refusé et ce qui a été exporté, du plus récent au plus ancien."
        parents={parents}
      />
      <Stack gap="sm">
        <EvenementFiltersPanel control={control} types={types} ofOne />
        <EvenementsPanel read={read} control={control} columns={personneColumns} file="connexions" ofOne />
      </Stack>
    </>
  );
};
