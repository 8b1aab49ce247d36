import { bonsDeCommandePath } from './bons-de-commande.links.ts';

/** The top of a record's page, whether it has come or not. */
export const bonDeCommandeHead = {
  purpose: 'Ses fichiers, son logo et les textes qui y sont imprimés.',
  parents: [{ label: 'Bons de commande', href: bonsDeCommandePath }],
};
