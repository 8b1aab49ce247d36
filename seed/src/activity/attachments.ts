import { nissanProductType } from '../structure/brands.ts';
import type { Company } from '../structure/companies.ts';
import { personName } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { originesWithClients } from '../settings/references.ts';
import type { Row } from '../rows.ts';

export const userSiteRows = (people: readonly Person[]): Row[] =>
  people.flatMap(({ row: { IDPeople }, sites }) => sites.map(({ row: { IDSite } }) => ({ IDPeople, IDSite })));

const soldByHand = new Set(['Vendeur', 'Chef des ventes', 'Conseiller service']);

/** Seller codes of those who sell on a Nissan site. */
export const nissanRows = (recipe: Recipe, people: readonly Person[]): Row[] => {
  const draw = random(`${recipe.BDGp}/nissan`);
  return people
    .filter(({ profile }) => soldByHand.has(profile))
    .flatMap(({ row: { IDPeople }, sites }) =>
      sites
        .filter(({ row }) => row.TPR_IDTypeProduit === nissanProductType && draw.chance(0.85))
        .map(({ row: { IDSite } }) => ({
          IDPeople,
          IDSite,
          CodeVendeur: `NV${draw.digits(5)}`,
          VecturyID: draw.chance(0.8) ? `V${draw.digits(6)}` : '',
        })),
    );
};

const models = ['iPhone 13', 'iPhone 15', 'iPad 10', 'Galaxy A54', 'Galaxy S23', 'Galaxy Tab A9', 'Pixel 8', 'Redmi Note 13'];

export const deviceRows = (recipe: Recipe, people: readonly Person[]): Row[] => {
  const draw = random(`${recipe.BDGp}/devices`);
  const owners = people.filter(({ row }) => row.IsAccountOpened && row.MobilePhone !== '' && draw.chance(0.5));
  return owners
    .flatMap(({ row: { IDPeople } }) =>
      Array.from({ length: draw.chance(0.1) ? 2 : 1 }, () => ({ IDPeople, Modele: draw.pick(models), Push: draw.chance(0.8) })),
    )
    .map((device, at) => ({ IDPeopleDevice: at + 1, ...device }));
};

/** Up to three sellers of each company that uses PlanetVO; the last one is switched off. */
export const planetVORows = (recipe: Recipe, companies: readonly Company[], people: readonly Person[]): Row[] => {
  const draw = random(`${recipe.BDGp}/planetvo`);
  const users = new Set(companies.filter(() => draw.chance(recipe.interfaces.planetVO)));
  const linked = new Map<Company, number>();
  return people.flatMap(({ row: { IDPeople, TypeVO }, sites }) => {
    const company = sites[0]?.company;
    if (!company || !TypeVO || !users.has(company)) return [];
    const before = linked.get(company) ?? 0;
    linked.set(company, before + 1);
    return before < 3 ? [{ IDPeople, IDPlaque: company.row.IDPlaque, Actif: before < 2 }] : [];
  });
};

export const clientRows = (recipe: Recipe): Row[] => {
  const draw = random(`${recipe.BDGp}/clients`);
  const cards = random(`${recipe.BDGp}/fidelite`);
  return Array.from({ length: recipe.clients }, (_, at) => ({
    IDClient: at + 1,
    ...personName(draw, draw.pick(recipe.regions)),
    IDOrigineCont: draw.chance(0.95) ? 1 + draw.below(originesWithClients) : null,
    ...(cards.chance(0.15)
      ? { IDFidelite: 1 + cards.below(3), DateDebutFidelite: `${2022 + cards.below(4)}-0${1 + cards.below(9)}-01` }
      : { IDFidelite: null, DateDebutFidelite: null }),
  }));
};
