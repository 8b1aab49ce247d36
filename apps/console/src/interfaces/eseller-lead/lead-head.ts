/** The top of the pages, whether what they show has come or not. */
export const leadHead = {
  title: 'eSeller Lead',
  purpose: 'L’interface avec la gestion des leads\u00a0: sa configuration, ses sites et ses utilisateurs.',
};
