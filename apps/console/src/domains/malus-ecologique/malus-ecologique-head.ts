import { malusEcologiquePath } from './malus-ecologique.links.ts';

/** The top of a grid's page, whether it has come or not. */
export const grilleHead = {
  purpose: 'Le montant de la taxe pour chaque gramme de CO2 émis, et la période où elle vaut.',
  parents: [{ label: 'Malus écologique', href: malusEcologiquePath }],
};
