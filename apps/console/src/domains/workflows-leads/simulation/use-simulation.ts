import { workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { typesLead, type TypeLead } from '@comptoir/contract/domains/workflows-leads/suivi';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Filter } from '../../../kit/list/filters/filters.ts';
import { parseListState, type Search } from '../../../kit/list/list-state.ts';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useRead } from '../../../kit/queries.ts';
import type { Known } from '../workflow-rows.ts';
import { isOfferedSite, origineText, siteText, typeOf } from '../workflow-words.ts';

const keeps = () => true;

const useFilters = ({ origines, sites }: Known) =>
  useMemo(
    (): Filter<never>[] => [
      {
        kind: 'search-select',
        key: 'origine',
        label: 'Origine',
        all: 'Choisir une origine',
        options: origines
          .filter(({ EstInactif }) => !EstInactif)
          .map((row) => ({ value: String(row.IDOrigineAction), label: origineText(row) })),
        keeps,
      },
      {
        kind: 'search-select',
        key: 'site',
        label: 'Site',
        all: 'Choisir un site',
        options: sites.filter(isOfferedSite).map((row) => ({ value: String(row.IDSite), label: siteText(row) })),
        keeps,
      },
      {
        kind: 'select',
        key: 'type',
        label: 'Type de lead',
        all: 'Celui de l’origine',
        options: typesLead.map((type) => ({ value: type, label: type })),
        keeps,
      },
    ],
    [origines, sites],
  );

/** The simulation in the address, and its result. */
export const useSimulation = (known: Known) => {
  const filters = useFilters(known);
  const shape = useMemo(() => ({ columns: [], filters }), [filters]);
  const control = useListState(shape);
  const search: Search = useSearch({ strict: false });
  const { text, filters: asked } = parseListState(search, shape);
  const origine = known.origines.find(({ IDOrigineAction }) => String(IDOrigineAction) === asked['origine']);
  const site = known.sites.find(({ IDSite }) => String(IDSite) === asked['site']);
  const type = typesLead.find((one): one is TypeLead => one === asked['type']) ?? (origine && typeOf(origine));
  const isWhole = origine !== undefined && site !== undefined && type !== undefined;
  const query = useRead(
    workflowsLeads.simulation,
    { query: { IDOrigineAction: origine?.IDOrigineAction ?? 0, IDSite: site?.IDSite ?? 0, type: type ?? 'VN', nom: text.slice(0, 100) } },
    { enabled: isWhole, staleTime: 0, placeholderData: keepPreviousData },
  );
  return { filters, control, origine, site, type, query };
};
