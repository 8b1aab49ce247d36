import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { GpConfig, Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { receptions } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { sortText } from '../../kit/list/filters/fold.ts';
import { destinationOf, isOfferedOrigine, isOfferedSite, sansConfiguration, typeOf } from './workflow-words.ts';

/** The name of an origin or a site, and where it belongs. */
interface Place {
  key: string;
  label: string;
  detail: string;
  /** It may no longer have workflows: this one does nothing. */
  isStale: boolean;
}

/** A workflow with the labels of its screen. */
export interface WorkflowRow {
  workflow: Workflow;
  origine: Place;
  site: Place;
  type: string;
  reception: string;
  destination: string;
}

const unknown = (key: string): Place => ({ key, label: `N° ${key}`, detail: '', isStale: true });

const placeOfOrigine = (row: Origine): Place => ({
  key: String(row.IDOrigineAction),
  label: row.Libelle,
  detail: `${row.Famille_Libelle} / ${row.SousFamille_Libelle} (${typeOf(row) ?? row.type?.Description ?? 'Aucun'})`,
  isStale: !isOfferedOrigine(row),
});

const placeOfSite = (row: SiteRow): Place => ({
  key: String(row.IDSite),
  label: row.Descr,
  detail: row.Plaque_Libelle,
  isStale: !isOfferedSite(row),
});

const others: Place = { key: '', label: sansConfiguration, detail: '', isStale: false };

export interface Known {
  origines: readonly Origine[];
  sites: readonly SiteRow[];
  config: GpConfig;
}

export const rowsOf = (workflows: readonly Workflow[], { origines, sites, config }: Known): WorkflowRow[] => {
  const origineById = new Map(origines.map((row) => [row.IDOrigineAction, row]));
  const siteById = new Map(sites.map((row) => [row.IDSite, placeOfSite(row)]));
  return workflows.map((workflow) => {
    const { IDOrigineAction, IDSite, ReceptionLeads } = workflow;
    const origine = origineById.get(IDOrigineAction);
    return {
      workflow,
      origine: origine ? placeOfOrigine(origine) : unknown(String(IDOrigineAction)),
      site: IDSite === null ? others : (siteById.get(IDSite) ?? unknown(String(IDSite))),
      type: origine?.type?.Description ?? '',
      reception: receptions[ReceptionLeads],
      destination: destinationOf(workflow, config),
    };
  });
};

export type GroupedBy = 'origine' | 'site';

/** Shown beside the group on each of its lines. */
export const besides = { origine: 'site', site: 'origine' } as const satisfies Record<GroupedBy, GroupedBy>;

/** Sorted by group, then by the other; all other sites come first. */
export const inGroups = (rows: readonly WorkflowRow[], by: GroupedBy): WorkflowRow[] => {
  const keyOf = ({ key, label, detail }: Place) => (key === '' ? '' : sortText(`${label} ${detail}`));
  const keyed = rows.map((row) => ({ row, first: keyOf(row[by]), second: keyOf(row[besides[by]]) }));
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  keyed.sort(
    (a, b) =>
      compare(a.first, b.first) ||
      compare(a.row[by].key, b.row[by].key) ||
      compare(a.second, b.second) ||
      compare(a.row[besides[by]].key, b.row[besides[by]].key),
  );
  return keyed.map(({ row }) => row);
};
