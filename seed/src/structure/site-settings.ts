import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inTown, type Town } from './towns.ts';

interface Given {
  IDSite: number;
  IDPlaque: number;
  name: string;
  town: Town;
  /** eSeller Lead is active on the site. */
  hasLead: boolean;
  /** The site has a manufacturer code. */
  hasCode: boolean;
  isFictitious: boolean;
}

/** A small drawn banner, with the server's name for it. */
export const banner = {
  name: '1ba38db7ee1154aa.png',
  content:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPAAAAAwAgMAAABS0x+1AAAACVBMVEX///8YQHjmeB7XKpseAAAAoklEQVR42u2VwQmAMAxF9dAR3McRPPg9OIL7dAQPZkrbCqJQJPyAoO0/9fJI0iQ/TVNVkHoebYGBhjsAhsB8aBfh0ZA1nXcgPdAfL7XOkkV8KpqBZ5GNhB0WEUk/xsCBFc/B3QGDg6cIr1yvPgrHNsdGl1TzBdYNxn2d1ROWMxL1bOdg9Vbl/E+9z1nz1DrJo4e97Z4m3zZdDNOtsl3Jqt9rB+aA81oAd6k0AAAAAElFTkSuQmCC',
};

const columns = [1, 2, 3, 4, 5] as const;

/** The footer of an offer: legal form, register, opening hours, a banner, the group's page. */
const footerOf = ({ enseigne, domain }: Recipe, { Ville }: Town, capital: number): [content: string, isImage: boolean][] => [
  [`${enseigne} ${Ville}\nSAS au capital de ${capital} 000 €`, false],
  [`RCS ${Ville}`, false],
  ['Du lundi au vendredi 8 h – 19 h\nLe samedi 9 h – 18 h', false],
  [banner.name, true],
  [`www.${domain}`, false],
];

/** A site's links to other programs, and what is printed on its offers. */
export const siteSettings = (recipe: Recipe, { IDSite, IDPlaque, name, town, hasLead, hasCode, isFictitious }: Given) => {
  const draw = random(`${recipe.BDGp}/site ${IDSite}`);
  const hasHeader = !isFictitious && draw.chance(0.5);
  const hasFooter = !isFictitious && draw.chance(0.4);
  const footer = footerOf(recipe, town, 10 * (1 + draw.below(80)));
  return {
    IDPasserelleDMS: !isFictitious && draw.chance(0.8) ? 1 + (IDPlaque % 2) : null,
    IDWelcomePro: draw.chance(0.2) ? `WP-${draw.digits(6)}` : '',
    CodeRegionConstructeur: draw.chance(0.3) ? `R${draw.digits(2)}` : '',
    RDVsAtelierSurMobile: hasLead && draw.chance(0.4),
    PotCommunAppelsSortantsAPV: hasLead && draw.chance(0.2),
    ImprHautPage: hasHeader,
    EnTete1: hasHeader ? name : '',
    EnTete2: hasHeader ? `Votre concession ${recipe.enseigne} ${inTown(town)}` : '',
    EnTeteImg: hasHeader && draw.chance(0.5) ? banner.name : '',
    ImprBasPage: hasFooter,
    ...Object.fromEntries(
      columns.flatMap((n, at): [string, string | boolean][] => {
        const [content, isImage] = hasFooter ? footer[at]! : (['', false] as const);
        return [
          [`BasPageCol${n}`, content],
          [`BasPageCol${n}EstImg`, isImage],
        ];
      }),
    ),
    OffreCodeConstructeurActif: !isFictitious && draw.chance(0.25) && hasCode,
    BasPageTexteOffre: hasFooter ? 'Offre valable dans la limite des stocks disponibles.' : '',
  };
};
