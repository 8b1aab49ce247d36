import { slug, type Company } from '../structure/companies.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, type Row, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';

const partners = ['GS_', 'FID_'];

/** Each partner sends leads to a few companies, and to some of their sites. */
export const wsimportRows = ({ BDGp }: Recipe, companies: readonly Company[], sites: readonly Site[]): TableRows => {
  const draw = random(`${BDGp}/wsimport`);
  const password = () => `${draw.pick(['Ajonc', 'Erable', 'Tilleul', 'Noyer'])}${draw.digits(4)}`.padEnd(10, '7').slice(0, 10);
  const own = companies.slice(0, 4).flatMap(({ row: { IDPlaque, Libelle } }, at) => {
    const site = sites.find(({ row }) => row.IDPlaque === IDPlaque && !row.EstFictif);
    return [
      { IDPlaque, IDSite: null, name: Libelle },
      ...(site && at % 2 === 0 ? [{ IDPlaque, IDSite: site.row.IDSite, name: site.row.Descr }] : []),
    ];
  });
  const rows = own.map(({ IDPlaque, IDSite, name }, at): Row => ({
    IDWSImport: at + 1,
    Login: `${partners[at % partners.length]}${slug(name)}`,
    Password: password(),
    IDPlaque,
    IDSite,
  }));
  return inserted('wsimport', 'IDWSImport', rows, ['Password']);
};
