export const dbsTabs = { auth: 'Auth API DBS', sites: 'Liste des sites' } as const;

export const dbsHead = {
  title: 'API DBS',
  purpose: 'Reliez le groupe à DBS, puis chaque site à celui qui lui correspond dans DBS.',
} as const;
