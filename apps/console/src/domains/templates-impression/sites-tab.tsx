import { sites as sitesCalls, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { templatesImpression, type TemplateImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { categorieWords, categories, type Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Column } from '../../kit/list/columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useClosed, useRead } from '../../kit/queries.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { sitePath } from '../sites/sites.links.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { templatesFor } from './impression-values.ts';
import { choiceName, linesOf, type SiteLine } from './site-choices.ts';
import { SiteTemplatePicker } from './site-template-picker.tsx';
import type { GroupeDraft, SitesDraft } from './use-impression-forms.ts';

const keyOf = ({ IDSite }: SiteLine) => IDSite;
const nameOf = ({ Descr }: SiteLine) => Descr;
const hrefOf = ({ IDSite }: SiteLine) => sitePath(IDSite);

const siteColumns: Column<SiteLine>[] = [
  { id: 'Descr', heading: 'Site', kind: 'text', value: nameOf, searched: true, width: 180, grow: 2 },
  { id: 'Code', heading: 'Code', kind: 'text', value: ({ Code }) => Code, searched: true, width: 96, hidden: true },
  {
    id: 'Plaque_Libelle',
    heading: 'Société',
    kind: 'text',
    value: ({ Plaque_Libelle }) => Plaque_Libelle,
    searched: true,
    width: 200,
    grow: 2,
  },
  { id: 'EstFictif', heading: 'Site fictif', kind: 'bool', value: ({ EstFictif }) => EstFictif, hidden: true },
];

const filtersOf = (sites: readonly SiteRow[]): Filter<SiteLine>[] => [
  {
    kind: 'search-select',
    key: 'societe',
    label: 'Société',
    all: 'Toutes',
    options: [...new Map(sites.map(({ IDPlaque, Plaque_Libelle }) => [IDPlaque, Plaque_Libelle]))]
      .map(([IDPlaque, label]) => ({ value: String(IDPlaque), label }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    keeps: ({ IDPlaque }, value) => String(IDPlaque) === value,
  },
  {
    kind: 'tick',
    key: 'propres',
    label: 'Avec un modèle à eux',
    keeps: (line, ticked) => !ticked || categories.some((categorie) => line[categorie] !== null),
  },
];

/** One column for each category, with a select in each cell. */
const useChoiceColumns = (
  { record: { form, field } }: SitesDraft,
  groupe: GroupeDraft,
  templates: readonly TemplateImpression[],
  isClosed: boolean,
) => {
  const ofGroupe = useWatch({ control: groupe.record.form.control });
  const { defaultValues } = useFormState({ control: form.control });
  const choose = useCallback(
    ({ IDSite, Descr }: Pick<SiteLine, 'IDSite' | 'Descr'>, categorie: Categorie, value: number | null) => {
      const name = choiceName(IDSite, categorie);
      const show = (id: unknown) => templates.find((one) => one.IDTemplateImpression === id)?.Description ?? 'Celui du groupe';
      field(name).speech.set(name, { label: `${Descr}, ${categorieWords[categorie]}`, show });
      form.setValue(name, value, { shouldDirty: true });
    },
    [form, field, templates],
  );
  const columns = useMemo(() => {
    const labelOf = (id: unknown) => templates.find((one) => one.IDTemplateImpression === id)?.Description;
    return categories.map((categorie): Column<SiteLine> => {
      const groupLabel = labelOf(ofGroupe[categorie]) ?? 'aucun modèle';
      return {
        id: categorie,
        heading: categorieWords[categorie],
        kind: 'text',
        value: (line) => labelOf(line[categorie]) ?? `Groupe\u00a0: ${groupLabel}`,
        width: 190,
        grow: 3,
        cell: (line) => {
          const stored = defaultValues?.[choiceName(line.IDSite, categorie)] ?? null;
          return (
            <SiteTemplatePicker
              site={line.Descr}
              categorie={categorie}
              value={line[categorie]}
              ofGroupe={groupLabel}
              choices={templatesFor(templates, categorie, line[categorie])}
              isChanged={stored !== line[categorie]}
              isClosed={isClosed}
              onChoose={(value) => choose(line, categorie, value)}
            />
          );
        },
      };
    });
  }, [templates, ofGroupe, defaultValues, isClosed, choose]);
  return { columns, choose };
};

interface SitesTabProps {
  draft: SitesDraft;
  groupe: GroupeDraft;
  sites: readonly SiteRow[];
  templates: readonly TemplateImpression[];
  page: { title: string; purpose: string; notice: ReactNode };
}

/** The templates of each site: hundreds, found by name or company, chosen one by one or together. */
export const SitesTab = ({ draft, groupe, sites, templates, page }: SitesTabProps) => {
  const values = useWatch({ control: draft.record.form.control });
  const select = useCallback((rows: readonly SiteRow[]) => linesOf(rows, values), [values]);
  const query = useRead(sitesCalls.list, {}, { select });
  const isClosed = useClosed(templatesImpression.updateSites) !== null;
  const { columns, choose } = useChoiceColumns(draft, groupe, templates, isClosed);
  const all = useMemo(() => [...siteColumns, ...columns], [columns]);
  const filters = useMemo(() => filtersOf(sites), [sites]);
  return (
    <>
      <ListPage<SiteLine>
        {...page}
        // The failure of their read is shown above the tabs.
        query={{ ...query, error: null }}
        rowKey={keyOf}
        rowName={nameOf}
        columns={all}
        filters={filters}
        recordHref={hrefOf}
        sort={{ column: 'Plaque_Libelle', descending: false }}
        {...(isClosed
          ? {}
          : {
              selection: (rows, clear) => (
                <ApplyPanel
                  count={rows.length}
                  templates={templates}
                  onApply={(categorie, value) => {
                    for (const row of rows) choose(row, categorie, value);
                  }}
                  onClear={clear}
                />
              ),
            })}
        empty={{ text: 'Aucun site n’est enregistré.', next: null }}
        csvName="modeles-impression-sites"
      />
      <HistoriquePanel table="templatesImpressionSites" />
    </>
  );
};
