import { workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { typesWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { FilterBar } from '../../../kit/list/filters/filter-bar.tsx';
import type { Filter } from '../../../kit/list/filters/filters.ts';
import list from '../../../kit/list/list.module.css';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { couvertureShown } from './couverture-cells.ts';
import { CouvertureCard } from './couverture-card.tsx';
import css from './couverture.module.css';
import type { Known } from '../workflow-rows.ts';

const keeps = () => true;
const filters: Filter<never>[] = [
  { kind: 'select', key: 'type', label: 'Type', all: 'Tous', options: typesWorkflow.map((type) => ({ value: type, label: type })), keeps },
  { kind: 'tick', key: 'trous', label: 'Uniquement les trous', keeps },
];
const shape = { columns: [], filters };

const legend = [
  ['S', 'reçu, workflow du site'],
  ['O', 'reçu, workflow de l’origine'],
  ['G', 'reçu, workflow par défaut'],
] as const;

const Legend = () => (
  <ul className={css.legend} aria-label="Légende">
    <li>
      <span data-etat="trou">✕</span> le lead ne parvient à personne
    </li>
    {legend.map(([mark, words]) => (
      <li key={mark}>
        <span data-etat="couvert">{mark}</span> {words}
      </li>
    ))}
    <li>
      <span data-etat="sansObjet">·</span> le site ne vend pas ce type
    </li>
  </ul>
);

/** Every origin on every site: finds where a lead would reach nobody. */
export const CouverturePanel = ({ known }: { known: Known }) => {
  const query = useRead(workflowsLeads.couverture, {}, { staleTime: 0 });
  const { data } = query;
  const control = useListState(shape);
  const { text, filters: values } = control.state;
  const origines = useMemo(() => new Map(known.origines.map((row) => [row.IDOrigineAction, row])), [known.origines]);
  const [type, onlyHoles] = [String(values['type'] ?? ''), values['trous'] === true];
  const shown = useMemo(() => data && couvertureShown(data, origines, { type, onlyHoles, text }), [data, origines, type, onlyHoles, text]);
  const clear = () => control.change({ text: '', filters: { type: '', trous: false } });
  const isEmpty = shown && (shown.lignes.length === 0 || shown.sites.length === 0);
  return (
    <div className={list.page}>
      <FilterBar searched="Origine" filters={filters} {...control}>
        {null}
      </FilterBar>
      <ReadFailure query={query} />
      {!data && !query.error && <LoadingState lines={10} />}
      {shown && (
        <div role="status">
          {!isEmpty && (
            <Alert
              color={shown.nbTrous > 0 ? 'red' : 'green'}
              variant="light"
              icon={shown.nbTrous > 0 ? <IconAlertTriangle aria-hidden /> : <IconCircleCheck aria-hidden />}
            >
              {shown.nbTrous > 0
                ? `${counted(shown.nbTrous, 'trou')} sur ${counted(shown.nbCases, 'croisement')} d’une origine et d’un site.`
                : `Chaque lead parvient à quelqu’un\u00a0: ${counted(shown.nbCases, 'croisement vérifié', 'croisements vérifiés')}.`}
            </Alert>
          )}
        </div>
      )}
      {shown && !isEmpty && (
        <>
          <Legend />
          <CouvertureCard sites={shown.sites} lignes={shown.lignes} />
        </>
      )}
      {isEmpty && (
        <EmptyState
          message={
            onlyHoles
              ? 'Aucun trou avec ces filtres\u00a0: chaque lead parvient à quelqu’un.'
              : 'Aucune origine active de type VN, VO ou VDL, ou aucun site où eSeller Lead est actif, avec ces filtres.'
          }
          action={
            <Button variant="default" onClick={clear}>
              Effacer les filtres
            </Button>
          }
        />
      )}
    </div>
  );
};
