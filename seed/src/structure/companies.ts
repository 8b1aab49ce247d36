import { brands, type Brand } from './brands.ts';
import { companySettings } from './company-settings.ts';
import { plain } from '../people/names.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { townsOf, type Town } from './towns.ts';

export interface Company {
  row: { IDPlaque: number; IDActivite: number; Libelle: string; EMailsContacts: string; InterfaceCorporateSales: boolean } & ReturnType<
    typeof companySettings
  >;
  /** The towns of its sites; the first is its home. */
  towns: Town[];
  brands: Brand[];
}

export const townsOfRecipe = ({ regions, departements }: Recipe) =>
  regions.flatMap(townsOf).filter(({ departement }) => !departements || departements.includes(departement));

/** A name as it appears in an e-mail address. */
export const slug = (text: string) =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const byDepartement = (towns: readonly Town[]) => {
  const groups = new Map<string, Town[]>();
  for (const town of towns) groups.set(town.departement, [...(groups.get(town.departement) ?? []), town]);
  return [...groups.values()];
};

/** Up to three makes of one activity, the company's own first; one that is named twice is sold twice as often. */
const brandsOf = ({ marques }: Recipe, at: number) => {
  const turned = [...marques.slice(at % marques.length), ...marques.slice(0, at % marques.length)].map((name): Brand => brands[name]);
  const first = turned[0];
  if (!first) throw new Error('a recipe needs a make');
  const alike = turned.filter(({ IDActivite }) => IDActivite === first.IDActivite);
  return alike.slice(0, 2 + (at % 2));
};

export const companiesOf = (recipe: Recipe): Company[] => {
  const draw = random(`${recipe.BDGp}/companies`);
  const departements = draw.shuffled(byDepartement(townsOfRecipe(recipe)));
  return Array.from({ length: recipe.societes }, (_, at) => {
    const inDepartement = departements[at % departements.length]!;
    const home = Math.floor(at / departements.length) % inDepartement.length;
    const towns = [...inDepartement.slice(home), ...inDepartement.slice(0, home)];
    const sold = brandsOf(recipe, at);
    const { Ville } = towns[0]!;
    return {
      row: {
        IDPlaque: at + 1,
        IDActivite: sold[0]!.IDActivite,
        Libelle: at % 3 === 2 ? `${recipe.enseigne} ${sold[0]!.name} ${Ville}` : `${recipe.enseigne} ${Ville}`,
        EMailsContacts: `direction.${slug(Ville)}@${recipe.domain}${draw.chance(0.6) ? `;comptabilite@${recipe.domain}` : ''}`,
        InterfaceCorporateSales: draw.chance(recipe.interfaces.corporateSales),
        ...companySettings(recipe, at + 1),
      },
      towns,
      brands: sold,
    };
  });
};
