import { choiceFinder, resolveChoices } from '../../../imports/choices.rules.ts';
import type { Profiles } from '../utilisateurs.rules.ts';
import type { UtilisateurLine } from './import-lines.rules.ts';

type List = ReadonlyMap<number, { Libelle: string }>;

const profileFinder = (list: List) =>
  choiceFinder(
    [...list].map(([key, { Libelle: label }]) => ({ key, label })),
    { un: 'profil', des: 'profils', feminin: false },
  );

/** Turns labels and ids in profile cells into ids. */
export const profileResolver = ({ eSellerTeam, lead, relationClient }: Profiles) => {
  const finders = [
    ['drprofile_id', profileFinder(eSellerTeam)],
    ['IDDRProfileEsellerLead', profileFinder(lead)],
    ['IDProfil', profileFinder(relationClient)],
  ] as const;
  return ({ given }: UtilisateurLine) => resolveChoices(finders, given);
};
