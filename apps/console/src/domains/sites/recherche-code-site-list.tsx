import { siteFields, siteGiven } from '@comptoir/contract/domains/sites/sites.fields';
import { nissanProduct, sites, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { sitePath } from './sites.links.ts';

const keyOf = ({ IDSite }: SiteRow) => IDSite;
const nameOf = ({ Descr }: SiteRow) => Descr;
const hrefOf = ({ IDSite }: SiteRow) => sitePath(IDSite);

const { CodeConstructeur, CodePostal, Ville } = siteFields;

const shown = { hidden: false } as const;
const columns: Column<SiteRow>[] = [
  { id: 'Descr', heading: 'Site', kind: 'text', value: nameOf, searched: true, width: 200, grow: 3 },
  fieldColumn('CodeConstructeur', CodeConstructeur, { ...shown, searched: true, width: 168 }),
  fieldColumn('IDPlaque', siteGiven.IDPlaque, { searched: true, width: 160, grow: 2 }),
  fieldColumn('CodePostal', CodePostal, { ...shown, width: 120 }),
  fieldColumn('Ville', Ville, { ...shown, searched: true, width: 152, grow: 1 }),
];

const filters: Filter<SiteRow>[] = [
  {
    kind: 'select',
    key: 'code',
    label: CodeConstructeur.label,
    all: 'Tous les sites',
    options: [
      { value: 'avec', label: 'Avec un code' },
      { value: 'sans', label: 'Sans code' },
    ],
    keeps: (row, value) => (row.CodeConstructeur !== '') === (value === 'avec'),
  },
];

const ofNissan = (rows: readonly SiteRow[]) => rows.filter((row) => row.TPR_IDTypeProduit === nissanProduct);

/** Finds Nissan's sites by manufacturer code. */
export const RechercheCodeSiteList = () => (
  <ListPage<SiteRow>
    title="Recherche de code site Nissan"
    purpose="Retrouvez un site Nissan par son code constructeur."
    query={useRead(sites.list, {}, { select: ofNissan })}
    rowKey={keyOf}
    rowName={nameOf}
    columns={columns}
    filters={filters}
    recordHref={hrefOf}
    sort={{ column: 'CodeConstructeur', descending: false }}
    empty={{ text: 'Ce groupe n’a aucun site Nissan.', next: null }}
    csvName="nissan-codes-site"
  />
);
