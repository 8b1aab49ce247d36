import { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { securite } from '@comptoir/contract/domains/securite/securite.calls';
import { Button, Stack } from '@mantine/core';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { callFile } from '../../kit/files/file-call.ts';
import { download } from '../../kit/list/csv.ts';
import { useRead } from '../../kit/queries.ts';
import { ActLink } from '../../kit/record/act-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { EvenementFiltersPanel } from './evenement-filters-panel.tsx';
import { EvenementsPanel } from './evenements-panel.tsx';
import { evenementColumns } from './evenements-table-panel.tsx';
import { accesLink, politiquesLink } from './securite.links.ts';
import { SortiesPanel } from './sorties-panel.tsx';
import { useEvenementFilter } from './use-evenement-filter.ts';

const ExportButton = ({ onDone }: { onDone: () => unknown }) => {
  const fetching = useMutation({
    mutationFn: async () => download('evenements-de-securite.jsonl', await callFile(securite.export, { query: {} }), 'application/jsonl'),
    // The export is an event itself.
    onSuccess: onDone,
  });
  return (
    <>
      <Button variant="default" loading={fetching.isPending} onClick={() => fetching.mutate()}>
        Exporter la chaîne
      </Button>
      {fetching.error && <ErrorState message={fetching.error.message} requestId={fetching.error.requestId} />}
    </>
  );
};

/** The security trail of all customers, and its export for whoever checks it elsewhere. */
export const SecuritePage = () => {
  const control = useEvenementFilter();
  const { query } = control;
  const read = useRead(securite.evenements, { query }, { staleTime: 0, placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title="Sécurité"
        purpose="Qui est entré, d’où, ce qui a été refusé et quels secrets ont été lus, chez tous les clients, du plus récent au plus ancien."
        actions={
          <>
            <ActLink call={accesCalls.acces} href={accesLink} variant="default">
              Qui a accès
            </ActLink>
            <Button component="a" href={politiquesLink} variant="default">
              Politiques d’accès
            </Button>
            <ExportButton onDone={() => read.refetch()} />
          </>
        }
      />
      <Stack gap="sm">
        <SortiesPanel />
        <EvenementFiltersPanel control={control} />
        <EvenementsPanel read={read} control={control} columns={evenementColumns} file="securite" />
      </Stack>
    </>
  );
};
