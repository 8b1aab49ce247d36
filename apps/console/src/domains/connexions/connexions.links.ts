import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { utilisateurPath } from '../utilisateurs/utilisateurs.links.ts';

export const connectPath = (IDPeople: number, product: string) => `${utilisateurPath(IDPeople)}/connect/${product}`;

export type Connected = Pick<UtilisateurRow, 'IDPeople' | 'Name'>;

/** What the links to the products are called together. */
export const connectTitle = ({ Name }: Connected) => `Se connecter\u00a0: ${Name}`;
