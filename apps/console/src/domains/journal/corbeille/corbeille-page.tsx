import { corbeillesClient } from '@comptoir/contract/domains/retour/asked';
import type { CorbeilleLigne } from '@comptoir/contract/domains/retour/corbeille';
import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import type { Answer } from '@comptoir/contract/kit';
import { pageOf } from '@comptoir/contract/fields/page-number';
import { mayCall, type Kind } from '@comptoir/contract/rights';
import { Anchor, Button, Select, VisuallyHidden } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shownText } from '../../../kit/list/rows/cell-value.ts';
import { NothingFound } from '../../../kit/list/pages/nothing-found.tsx';
import { PagedPanel } from '../../../kit/list/pages/paged-panel.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useStanding } from '../../../kit/session.ts';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { linesInWords } from '../journal-groups.ts';
import { journalWith } from '../journal.links.ts';
import { remiseOfRow } from '../retour/remise.ts';
import { RemisePanel } from '../retour/remise-panel.tsx';
import { listPathOf, tablesWithBin } from '../words/journal-tables.ts';
import css from '../retour/plan.module.css';

/** The address holds the table and the page. */
const shape = {
  columns: [],
  filters: [
    { key: 'table', kind: 'select' as const },
    { key: 'page', kind: 'select' as const, default: '1' },
  ],
};

const binsOf = (kind: Kind) =>
  tablesWithBin()
    .filter(({ name }) => kind === 'operator' || corbeillesClient.includes(name))
    .map(({ name, label }) => ({ value: name, label }));

const nothing = {
  page: 'Cette page n’existe pas.',
  filtered: '',
  empty: 'Rien n’a été supprimé ici, aussi loin que l’historique remonte, ou tout a été remis.',
};

const Row = ({ ligne }: { ligne: CorbeilleLigne }) => {
  const { id, nom, DateH, Auteur, Groupe, Action } = ligne;
  const named = nom ?? `n°\u00a0${id}`;
  const readsJournal = mayCall(journal.list, useStanding());
  return (
    <li>
      <span>
        <strong>{named}</strong> · <time dateTime={DateH}>{shownText('dateTime', DateH)}</time> · {Auteur} ·{' '}
        {readsJournal ? (
          <Anchor href={journalWith({ groupe: Groupe })}>
            {Action || 'Écriture directe en base'}
            <VisuallyHidden>&nbsp;: ouvrir l’opération</VisuallyHidden>
          </Anchor>
        ) : (
          Action
        )}
      </span>
      <RemisePanel remise={remiseOfRow(named, ligne.demande)} of={named} />
    </li>
  );
};

interface ResultsProps {
  page: number;
  found: Answer<typeof retour.corbeille>;
  stale: boolean;
  setPage: (page: number) => void;
}

const Results = ({ page, found: { lignes, total, pageSize }, stale, setPage }: ResultsProps) => (
  <PagedPanel
    count={total > 0 ? linesInWords(total) : ''}
    label="Pages de la corbeille"
    page={page}
    pages={Math.ceil(total / pageSize)}
    onPage={setPage}
    stale={stale}
  >
    {lignes.length > 0 ? (
      <ul className={css.operations}>
        {lignes.map((ligne) => (
          <Row key={ligne.id} ligne={ligne} />
        ))}
      </ul>
    ) : (
      <NothingFound total={total} control={{ filtered: false, clear: () => setPage(1), setPage }} messages={nothing} />
    )}
  </PagedPanel>
);

/** The rows that are gone of a list, with the way back. */
export const CorbeillePage = () => {
  const { state, change } = useListState(shape);
  const table = String(state.filters['table'] ?? '');
  const page = pageOf(state.filters['page']);
  const query = useRead(
    retour.corbeille,
    { query: { table, page } },
    { staleTime: 0, enabled: table !== '', placeholderData: keepPreviousData },
  );
  const list = listPathOf(table);
  const standing = useStanding();
  const { kind } = standing;
  const readsJournal = mayCall(journal.list, standing);
  const choices = useMemo(() => binsOf(kind), [kind]);
  return (
    <>
      <PageHeader
        title="Corbeille"
        purpose="Ce qui a été supprimé d’une liste, de la suppression la plus récente à la plus ancienne, et le moyen de le remettre."
        actions={
          list && (
            <>
              {readsJournal && (
                <Button component="a" href={`/temps?${new URLSearchParams({ ecran: list })}`} variant="default">
                  Revenir à une date…
                </Button>
              )}
              <Button component="a" href={list} variant="default">
                Revenir à la liste
              </Button>
            </>
          )
        }
      />
      <div className={css.days}>
        <div className={css.form}>
          <Select
            label="Liste"
            placeholder="Choisir"
            data={choices}
            value={table === '' ? null : table}
            onChange={(value) => change({ filters: { table: value ?? '', page: '1' } })}
            searchable
            allowDeselect={false}
            nothingFoundMessage="Aucune liste de ce nom"
            comboboxProps={{ withinPortal: false }}
          />
        </div>
        {table === '' && <EmptyState message="Choisissez la liste dont vous cherchez une ligne supprimée." />}
        <ReadFailure query={query} />
        {query.data && !query.error && (
          <Results
            page={page}
            found={query.data}
            stale={query.isPlaceholderData}
            setPage={(next) => change({ filters: { ...state.filters, page: String(next) } })}
          />
        )}
        {table !== '' && !query.data && !query.error && <LoadingState lines={8} />}
      </div>
    </>
  );
};
