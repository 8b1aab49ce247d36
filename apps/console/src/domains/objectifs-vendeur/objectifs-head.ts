/** The top of the page, whether the coefficients have come or not. */
export const objectifsHead = {
  title: 'Objectifs vendeur',
  purpose: 'Le poids de chaque réalisation dans les objectifs des vendeurs.',
};
