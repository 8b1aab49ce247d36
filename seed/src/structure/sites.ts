import type { Brand } from './brands.ts';
import { slug, townsOfRecipe, type Company } from './companies.ts';
import { plain } from '../people/names.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { siteType } from '../settings/references.ts';
import { partnerSite } from './partner-sites.ts';
import { siteSettings } from './site-settings.ts';
import { address, landline, type Town } from './towns.ts';

type Kind = keyof typeof siteType;
interface Place {
  kind: Kind;
  company: Company;
  town: Town;
  brand: Brand | null;
  name: string;
}
export type Site = Place & { row: ReturnType<typeof siteRow> };

const kindOf = (draw: Random, company: Company): Kind => {
  const at = draw.below(100);
  if (at < 70) return 'concession';
  if (at < 82) return 'agent';
  return at < 95 || company.row.IDActivite === 2 ? 'occasions' : 'carrosserie';
};

const nameOf = (recipe: Recipe, kind: Kind, brand: Brand | null, { Ville }: Town) => {
  if (kind === 'plateforme') return `Plateforme leads ${recipe.enseigne} ${Ville}`;
  if (kind === 'occasions') return `${recipe.enseigne} Occasions ${Ville}`;
  if (kind === 'carrosserie') return `${recipe.enseigne} Carrosserie ${Ville}`;
  return kind === 'agent' ? `Agent ${brand?.name} ${Ville}` : `${brand?.name} ${Ville}`;
};

/** A place of this kind that is still free: near the company first, then anywhere in the group's area. */
const freePlace = (draw: Random, recipe: Recipe, company: Company, kind: Kind, taken: ReadonlySet<string>): Place => {
  const makes = kind === 'concession' || kind === 'agent' ? company.brands : [null];
  for (const around of [() => company.towns, () => townsOfRecipe(recipe)]) {
    const towns = draw.shuffled(around());
    for (const brand of draw.shuffled(makes)) {
      const town = towns.find((one) => !taken.has(nameOf(recipe, kind, brand, one)));
      if (town) return { kind, company, town, brand, name: nameOf(recipe, kind, brand, town) };
    }
  }
  throw new Error(`${recipe.BDGp}: no town left for another site of the kind ${kind}`);
};

const homePlace = (recipe: Recipe, company: Company): Place => {
  const [town, brand] = [company.towns[0]!, company.brands[0]!];
  return { kind: 'concession', company, town, brand, name: nameOf(recipe, 'concession', brand, town) };
};

const codeOf = (place: Place, taken: Set<string>) => {
  const part = (text: string, length: number) =>
    plain(text)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .slice(0, length);
  const base = `${part(place.town.Ville, 14)}-${part(place.brand?.name ?? place.kind, 3)}`;
  let code = base;
  for (let number = 2; taken.has(code); number++) code = `${base}${number}`;
  taken.add(code);
  return code;
};

const filled = (draw: Random, shape: string) => shape.replaceAll('#', () => draw.digits(1));

const bee2Link = (draw: Random, share: number) => {
  const active = draw.chance(share);
  const openflex = draw.chance(0.3);
  const group = active ? draw.digits(5) : null;
  return {
    ClientIDBee2Link: openflex ? null : group,
    EntityIDBee2Link: openflex ? group : null,
    IDSiteBee2Link: group && partnerSite(`${openflex ? 'Openflex' : 'Wafy'}/${group}`, draw.digits(4)),
    EstPasserelle: active && draw.chance(0.5),
    Actif: active,
  };
};

const planetVO2 = (draw: Random, { BDGp, interfaces: { planetVO2: share } }: Recipe) => {
  const ActifPVO2 = draw.chance(share);
  const isMatched = ActifPVO2 || (share > 0 && draw.chance(0.3));
  return { ActifPVO2, IDSitePVO2: isMatched ? partnerSite(`pvo2/${BDGp}`, draw.digits(4)) : null };
};

const flagsOf = (draw: Random, { kind }: Place) => ({
  EstVO: kind === 'concession' || kind === 'occasions' || (kind === 'agent' && draw.chance(0.5)),
  EstVN: kind === 'concession' || kind === 'agent',
  EstFictif: kind === 'plateforme',
});

const siteRow = (draw: Random, recipe: Recipe, place: Place, IDSite: number, codes: Set<string>) => {
  const { kind, brand, town, name, company } = place;
  const { interfaces } = recipe;
  const CodeConstructeur = brand && draw.chance(0.92) ? filled(draw, brand.code) : '';
  const row = {
    IDSite,
    IDPlaque: company.row.IDPlaque,
    IDActivite: draw.chance(0.15) ? company.row.IDActivite : null,
    IDTypeSite: siteType[kind],
    TPR_IDTypeProduit: brand?.TPR_IDTypeProduit ?? null,
    Descr: name,
    Libelle: draw.chance(0.06) ? '' : kind === 'concession' ? `${recipe.enseigne} ${name}` : name,
    Code: codeOf(place, codes),
    CodeConstructeur,
    ...address(draw),
    CodePostal: town.CodePostal,
    Ville: town.Ville,
    Tel: landline(draw, town.region),
    Fax: draw.chance(0.4) ? landline(draw, town.region) : '',
    EMail: `${slug(name)}@${recipe.domain}`,
    CodeSiteBaseVN: draw.chance(interfaces.baseVN) ? `BVN-${draw.digits(5)}` : '',
    Est_eSellerLeadActif: draw.chance(interfaces.lead),
    ...flagsOf(draw, place),
    ...planetVO2(draw, recipe),
    OpelVNToolbox: brand?.name === 'Opel' && CodeConstructeur !== '' && draw.chance(interfaces.opelVN),
    ...bee2Link(draw, interfaces.bee2Link),
  };
  const { IDPlaque, Est_eSellerLeadActif: hasLead, EstFictif: isFictitious } = row;
  return { ...row, ...siteSettings(recipe, { IDSite, IDPlaque, name, town, hasLead, hasCode: CodeConstructeur !== '', isFictitious }) };
};

/** A site at each company's home, then others, then fictitious ones that only receive leads. */
export const sitesOf = (recipe: Recipe, companies: readonly Company[]): Site[] => {
  const draw = random(`${recipe.BDGp}/sites`);
  const fictitious = recipe.sites < 10 ? 0 : Math.max(1, Math.round(recipe.sites * 0.02));
  const names = new Set<string>();
  const codes = new Set<string>();
  return Array.from({ length: recipe.sites }, (_, at) => {
    const company = companies[at] ?? draw.pick(companies);
    const kind = at >= recipe.sites - fictitious ? 'plateforme' : kindOf(draw, company);
    const place = at < companies.length ? homePlace(recipe, company) : freePlace(draw, recipe, company, kind, names);
    names.add(place.name);
    return { ...place, row: siteRow(draw, recipe, place, at + 1, codes) };
  });
};
