import type { Lieu } from '@comptoir/contract/domains/lieux/lieux.calls';
import { ficheAuLieu } from '@comptoir/contract/domains/recherche/genres';
import type { FicheKept } from './menu-kept.ts';

/** The records among the places of a person, without what is kept as an entry of the menu already. */
export const fichesOf = (favoris: readonly Lieu[], recents: readonly Lieu[]): FicheKept[] => {
  const kept = (some: readonly Lieu[], favori: boolean) =>
    some.flatMap(({ BDGp, Ecran, Nom }) => (ficheAuLieu(Ecran) ? [{ BDGp, Ecran, Nom, favori }] : []));
  const known = new Set(favoris.map(({ BDGp, Ecran }) => `${BDGp} ${Ecran}`));
  return [
    ...kept(favoris, true),
    ...kept(
      recents.filter(({ BDGp, Ecran }) => !known.has(`${BDGp} ${Ecran}`)),
      false,
    ),
  ];
};
