/** What the login asks for right after its first paint, apart from its schemas: they bring most of the console's code along. */
export const moyensAsked = {
  who: ['public'],
  on: 'registry',
  readsOnly: true,
  method: 'POST',
  path: '/api/session/moyens',
  action: 'Lire les moyens de connexion',
} as const;
