export const utilisateursPath = '/utilisateurs';
export const newUtilisateurPath = '/utilisateurs/create';
export const importUtilisateursPath = '/utilisateurs/importUtilisateurs';
export const lotUtilisateursPath = '/utilisateurs/lot';
export const utilisateurPath = (IDPeople: number) => `${utilisateursPath}/${IDPeople}`;
