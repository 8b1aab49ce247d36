import { brands } from './brands.ts';
import type { Company } from './companies.ts';
import type { Recipe } from '../recipes.ts';
import { logos } from './logos.ts';
import { inserted, numbered, type Row, type TableRows } from '../rows.ts';
import { banner } from './site-settings.ts';
import type { Site } from './sites.ts';

/** The brands of a customer's activities; two thirds have a logo. */
export const marqueRows = ({ activites }: Recipe): TableRows[] => {
  const own = Object.values(brands).filter(({ IDActivite }) => activites.includes(IDActivite));
  const withLogo = own.flatMap((_, at): Row[] => {
    const logo = logos[at % logos.length];
    return logo && at % 3 < 2 ? [{ IDMarque: at + 1, Logo: logo.name, Contenu: logo.content }] : [];
  });
  return [
    numbered(
      'marques',
      'IDMarque',
      own.map(({ name, IDActivite }) => ({ IDActivite, Make: name })),
    ),
    inserted('logosMarques', null, withLogo),
  ];
};

const soldBy = ({ kind, brand, company }: Site) => {
  if (kind === 'occasions') return company.brands;
  return brand ? [brand] : [];
};

const imagesOf = ({ row }: Site): Row[] =>
  Object.entries(row)
    .filter(([, value]) => value === banner.name)
    .map(([Champ]) => ({ IDSite: row.IDSite, Champ, Contenu: banner.content }));

/** The brands of companies and sites, and the images that sites print. */
export const soldMarqueRows = (companies: readonly Company[], sites: readonly Site[]): TableRows[] => [
  inserted(
    'societesMarques',
    null,
    companies.flatMap(({ row: { IDPlaque }, brands: own }) =>
      [...new Set(own)].map(({ name, IDActivite }) => ({ IDPlaque, Make: name, IDActivite })),
    ),
  ),
  inserted(
    'sitesMarques',
    null,
    sites.flatMap((site) =>
      [...new Set(soldBy(site))].map(({ name, IDActivite }) => ({ IDSite: site.row.IDSite, Make: name, IDActivite })),
    ),
  ),
  inserted('sitesImages', null, sites.flatMap(imagesOf)),
];
