import { siteFields, siteGiven } from '@comptoir/contract/domains/sites/sites.fields';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn, hiddenColumns } from '../../kit/list/field-columns.ts';

const marquesOf = ({ Marques }: SiteRow) => Marques.map(({ Make }) => Make).join(', ');

const column = (name: keyof typeof siteFields, own: Partial<Column<SiteRow>>) => fieldColumn(name, siteFields[name], own);

/** Customer access sees no fictitious site, and no column for them. */
export const columnsFor = (isOperator: boolean): Column<SiteRow>[] => [
  { id: 'IDSite', heading: '#', kind: 'id', value: ({ IDSite }) => IDSite },
  column('Descr', { searched: true, linked: true, width: 160, grow: 4 }),
  fieldColumn('IDPlaque', siteGiven.IDPlaque, { width: 130, grow: 3 }),
  column('Code', { width: 104, grow: 1 }),
  column('IDTypeSite', { width: 104, grow: 1 }),
  { id: 'Marques', heading: 'Marques', kind: 'text', value: marquesOf, width: 104, grow: 2 },
  column('EstVN', { width: 52 }),
  column('EstVO', { width: 52 }),
  column('Est_eSellerLeadActif', { width: 88 }),
  ...(isOperator ? [column('EstFictif', { width: 64 })] : []),
  ...hiddenColumns<SiteRow>(siteFields),
];
