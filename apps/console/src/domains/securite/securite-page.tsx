import { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import { evenementsPageSize, securite } from '@comptoir/contract/domains/securite/securite.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { callFile } from '../../kit/files/file-call.ts';
import { csvOf, download } from '../../kit/list/csv.ts';
import { NothingFound } from '../../kit/list/nothing-found.tsx';
import { PagesPanel } from '../../kit/list/pages-panel.tsx';
import { useRead } from '../../kit/queries.ts';
import { ActLink } from '../../kit/record/act-link.tsx';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { EvenementFiltersPanel } from './evenement-filters-panel.tsx';
import { EvenementsTablePanel, evenementColumns } from './evenements-table-panel.tsx';
import { accesLink, politiquesLink } from './securite.links.ts';
import css from './securite.module.css';
import { SortiesPanel } from './sorties-panel.tsx';
import { useEvenementFilter } from './use-evenement-filter.ts';

const inWords = (count: number) => `${count.toLocaleString('fr-FR')} événement${count > 1 ? 's' : ''}`;

const none = "Il n'y a aucun résultat pour cette recherche.";
const nothing = { page: 'Cette page n’existe pas.', filtered: none, empty: 'Aucun événement n’a encore été noté.' };

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
  const { query, setPage } = control;
  const read = useRead(securite.evenements, { query }, { staleTime: 0, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = read;
  const { page = 1 } = query;
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
      <div className={css.page}>
        <SortiesPanel />
        <EvenementFiltersPanel control={control} />
        <ReadFailure query={read} />
        {data && (
          <div className={css.tools}>
            <span role="status">{inWords(data.total)}</span>
            <PagesPanel label="Pages des événements" page={page} pages={Math.ceil(data.total / evenementsPageSize)} onPage={setPage} />
            {data.evenements.length > 0 && (
              <IconButton
                label="Télécharger en CSV la page affichée"
                variant="default"
                onClick={() => download(`securite_page_${page}.csv`, csvOf(evenementColumns, data.evenements))}
              >
                <IconDownload size={18} aria-hidden />
              </IconButton>
            )}
          </div>
        )}
        {data && (
          <div aria-busy={isPlaceholderData} className={css.results} data-stale={isPlaceholderData || undefined}>
            {data.evenements.length > 0 ? (
              <EvenementsTablePanel evenements={data.evenements} />
            ) : (
              <NothingFound total={data.total} control={control} messages={nothing} />
            )}
          </div>
        )}
        {!data && !read.error && <LoadingState lines={10} />}
      </div>
    </>
  );
};
