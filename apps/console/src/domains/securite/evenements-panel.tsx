import type { PersonneEvenement } from '@comptoir/contract/domains/acces/personnes.calls';
import { evenementsPageSize } from '@comptoir/contract/domains/securite/securite.calls';
import type { UseQueryResult } from '@tanstack/react-query';
import { csvOf, download, type CsvColumn } from '../../kit/list/csv.ts';
import { NothingFound } from '../../kit/list/pages/nothing-found.tsx';
import { PagedPanel } from '../../kit/list/pages/paged-panel.tsx';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { EvenementsTablePanel } from './evenements-table-panel.tsx';
import type { EvenementControl } from './use-evenement-filter.ts';

const inWords = (count: number) => `${count.toLocaleString('fr-FR')} événement${count > 1 ? 's' : ''}`;

const none = "Il n'y a aucun résultat pour cette recherche.";
const nothing = { page: 'Cette page n’existe pas.', filtered: none, empty: 'Aucun événement n’a encore été noté.' };

interface Props<E> {
  read: UseQueryResult<{ evenements: E[]; total: number }>;
  control: EvenementControl;
  columns: readonly CsvColumn<E>[];
  /** What the file of a page is called. */
  file: string;
  ofOne?: boolean;
}

/** What was found of the security events: how many, a page of them, and its file. */
export const EvenementsPanel = <E extends PersonneEvenement>({ read, control, columns, file, ofOne = false }: Props<E>) => {
  const { data, isPlaceholderData } = read;
  const {
    query: { page = 1 },
    setPage,
  } = control;
  if (!data) return read.error ? <ReadFailure query={read} /> : <LoadingState lines={10} />;
  return (
    <>
      <ReadFailure query={read} />
      <PagedPanel
        count={inWords(data.total)}
        label="Pages des événements"
        page={page}
        pages={Math.ceil(data.total / evenementsPageSize)}
        onPage={setPage}
        onDownload={data.evenements.length > 0 && (() => download(`${file}_page_${page}.csv`, csvOf(columns, data.evenements)))}
        stale={isPlaceholderData}
      >
        {data.evenements.length > 0 ? (
          <EvenementsTablePanel evenements={data.evenements} ofOne={ofOne} />
        ) : (
          <NothingFound total={data.total} control={control} messages={nothing} />
        )}
      </PagedPanel>
    </>
  );
};
