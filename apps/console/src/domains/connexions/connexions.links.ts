import { utilisateurPath } from '../utilisateurs/utilisateurs.links.ts';

export const connectPath = (IDPeople: number, product: string) => `${utilisateurPath(IDPeople)}/connect/${product}`;
