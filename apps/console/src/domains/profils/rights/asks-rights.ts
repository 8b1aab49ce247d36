/** Asked before the rights of a profile are saved. */
export const asksRights = {
  title: 'Enregistrer ces droits\u00a0?',
  message: 'Ils valent aussitôt pour tous ceux qui ont ce profil.',
};
