export const securiteLink = '/securite';
export const politiquesLink = '/securite/politiques';
