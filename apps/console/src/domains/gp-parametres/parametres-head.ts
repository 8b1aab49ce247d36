/** The top of the page, whether the parameters have come or not. */
export const parametresHead = {
  title: 'Paramètres du groupe',
  purpose: 'Les réglages qui valent pour toutes les sociétés et tous les sites du groupe.',
};
