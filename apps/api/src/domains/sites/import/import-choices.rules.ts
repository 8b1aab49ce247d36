import type { SiteChoice } from '@comptoir/contract/domains/sites/sites-import.fields';
import { choiceFinder, resolveChoices, shownText, type Choice, type FindChoice } from '../../../imports/choices.rules.ts';
import type { Fault } from '../../../imports/lines.rules.ts';
import type { SiteLine } from './import-lines.rules.ts';

/** What the cells of a site may name. */
export interface Named {
  societes: readonly { IDPlaque: number; Libelle: string; IDActivite: number | null }[];
  activites: readonly Choice<number>[];
  types: readonly Choice<number>[];
  passerelles: readonly Choice<number>[];
  produits: readonly Choice<number>[];
  /** A name may stand in two activities. */
  marques: readonly { IDActivite: number; Make: string }[];
}

/** Turns names and ids in the cells of choices into ids. */
export const siteResolver = ({ societes, activites, types, passerelles, produits }: Named) => {
  const companies = societes.map(({ IDPlaque, Libelle }) => ({ key: IDPlaque, label: Libelle }));
  const finders: (readonly [SiteChoice, FindChoice<number>])[] = [
    ['IDPlaque', choiceFinder(companies, { un: 'société', des: 'sociétés', feminin: true })],
    ['IDActivite', choiceFinder(activites, { un: 'activité', des: 'activités', feminin: true })],
    ['IDTypeSite', choiceFinder(types, { un: 'type de site', des: 'types de site', feminin: false })],
    ['TPR_IDTypeProduit', choiceFinder(produits, { un: 'type de produit', des: 'types de produit', feminin: false })],
    ['IDPasserelleDMS', choiceFinder(passerelles, { un: 'passerelle', des: 'passerelles', feminin: true })],
  ];
  return ({ given }: SiteLine) => resolveChoices(finders, given);
};

/** The brands that a line names, among those of the activity of its site (docs/regles/sites.md#brands). */
export const marquesResolver = ({ marques }: Pick<Named, 'marques'>) => {
  const finderOf = (some: readonly string[]) =>
    choiceFinder(
      some.map((Make) => ({ key: Make, label: Make })),
      { un: 'marque', des: 'marques', feminin: true },
    );
  const ofAll = finderOf([...new Set(marques.map(({ Make }) => Make))]);
  const ofActivite = new Map<number | null, FindChoice<string>>();
  const finderIn = (IDActivite: number | null) => {
    const finder = ofActivite.get(IDActivite) ?? finderOf(marques.filter((one) => one.IDActivite === IDActivite).map(({ Make }) => Make));
    ofActivite.set(IDActivite, finder);
    return finder;
  };
  return ({ given: { Marques = [] } }: SiteLine, IDActivite: number | null) => {
    const found = new Set<string>();
    const faults: Fault[] = [];
    for (const name of Marques) {
      const own = finderIn(IDActivite)(name);
      const known = ofAll(name);
      if ('key' in own) found.add(own.key);
      else {
        const message = 'key' in known ? `Cette marque n’est pas de l’activité choisie\u00a0: ${shownText(name)}` : own.fault;
        faults.push({ field: 'Marques', message });
      }
    }
    return { found, faults };
  };
};
