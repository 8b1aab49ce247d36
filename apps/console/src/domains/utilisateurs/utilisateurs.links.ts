export const utilisateursPath = '/utilisateurs';
export const newUtilisateurPath = '/utilisateurs/create';
export const importUtilisateursPath = '/utilisateurs/importUtilisateurs';
export const lotUtilisateursPath = '/utilisateurs/lot';
export const comptesESellerPath = '/utilisateurs/eseller';
export const utilisateurPath = (IDPeople: number) => `${utilisateursPath}/${IDPeople}`;
export const connectPath = (IDPeople: number, product: string) => `${utilisateurPath(IDPeople)}/connect/${product}`;
