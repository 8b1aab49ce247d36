import type { PersonneEvenement } from '@comptoir/contract/domains/acces/personnes.calls';
import { evenementsPageSize } from '@comptoir/contract/domains/securite/securite.calls';
import { IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { csvOf, download, type CsvColumn } from '../../kit/list/csv.ts';
import { NothingFound } from '../../kit/list/nothing-found.tsx';
import { PagesPanel } from '../../kit/list/pages-panel.tsx';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { EvenementsTablePanel } from './evenements-table-panel.tsx';
import css from './securite.module.css';
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
      <div className={css.tools}>
        <span role="status">{inWords(data.total)}</span>
        <PagesPanel label="Pages des événements" page={page} pages={Math.ceil(data.total / evenementsPageSize)} onPage={setPage} />
        {data.evenements.length > 0 && (
          <IconButton
            label="Télécharger en CSV la page affichée"
            variant="default"
            onClick={() => download(`${file}_page_${page}.csv`, csvOf(columns, data.evenements))}
          >
            <IconDownload size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <div aria-busy={isPlaceholderData} className={css.results} data-stale={isPlaceholderData || undefined}>
        {data.evenements.length > 0 ? (
          <EvenementsTablePanel evenements={data.evenements} ofOne={ofOne} />
        ) : (
          <NothingFound total={data.total} control={control} messages={nothing} />
        )}
      </div>
    </>
  );
};
