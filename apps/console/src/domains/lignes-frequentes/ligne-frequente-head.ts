import { lignesFrequentesPath } from './lignes-frequentes.links.ts';

/** The top of a line's page, whether it has come or not. */
export const ligneFrequenteHead = {
  purpose: 'Une ligne que les vendeurs ajoutent souvent à une offre : son prix, et où elle est proposée.',
  parents: [{ label: 'Lignes fréquentes', href: lignesFrequentesPath }],
};
