import { choice, flag, requiredChoice, requiredText } from '../../fields/kit.ts';

/** A profile of eSeller Team, as everybody is answered it. */
export const listedTeamFields = {
  DESCR: requiredText('Nom', { max: 30 }),
  IDDashboard: choice('Tableau de bord', { help: 'La page d’accueil de ce profil dans eSeller Team.' }),
};

export const profilTeamFields = {
  ...listedTeamFields,
  /** Answered to operators only; from customer access a change of it is refused. */
  AccesBackOffice: flag('Donne accès au back-office', {
    help: 'Les utilisateurs actifs de ce profil se connectent à cette console, à l’adresse de leur groupe.',
  }),
};

/** What a copy of a profile is given. */
export const copieFields = { Name: requiredText('Nom du nouveau profil', { max: 30 }) };

/** A profile of the customer-relations workstation. */
export const profilPrcFields = {
  Libelle: requiredText('Nom'),
  IDTypeProfil: requiredChoice('Type profil', { shown: 'ProfilTypeLibelle' }),
};
