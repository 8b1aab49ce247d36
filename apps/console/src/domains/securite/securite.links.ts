export const securiteLink = '/securite';
export const politiquesLink = '/securite/politiques';
export const accesLink = '/securite/acces';
