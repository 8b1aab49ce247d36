export const utilisateursPath = '/utilisateurs';
export const newUtilisateurPath = '/utilisateurs/create';
/** The new user works on this site. */
export const newUtilisateurOnSite = (IDSite: number) => `${newUtilisateurPath}?site=${IDSite}`;
export const utilisateursOfProfil = (DRPROFILE_ID: number) => `${utilisateursPath}?profil=${DRPROFILE_ID}`;
export const importUtilisateursPath = '/utilisateurs/importUtilisateurs';
export const lotUtilisateursPath = '/utilisateurs/lot';
export const utilisateurPath = (IDPeople: number) => `${utilisateursPath}/${IDPeople}`;
/** Why this person has a right, or has not. */
export const pourquoiPath = (IDPeople: number) => `${utilisateurPath(IDPeople)}?pourquoi=droits`;
/** Asks at once whether to suspend this person, or to bring them back. */
export const actifPath = (IDPeople: number, acte: 'suspendre' | 'reactiver') => `${utilisateurPath(IDPeople)}?acte=${acte}`;
