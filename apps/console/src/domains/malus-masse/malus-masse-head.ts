import { malusMassePath } from './malus-masse.links.ts';

/** The top of a grid's page, whether it has come or not. */
export const grilleHead = {
  purpose: 'Le montant de la taxe par tranche de masse, et la période où elle vaut.',
  parents: [{ label: 'Malus masse', href: malusMassePath }],
};
