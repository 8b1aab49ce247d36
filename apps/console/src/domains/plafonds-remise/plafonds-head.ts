/** The top of the page, whether the ceilings have come or not. */
export const plafondsHead = {
  title: 'Plafonds de remise',
  purpose: 'La remise la plus haute que peut accorder un vendeur ou un chef des ventes, pour le groupe et pour chaque société.',
};
