export const securiteLink = '/securite';
export const politiquesLink = '/securite/politiques';
export const accesLink = '/securite/acces';
export const operateursAccesLink = '/acces';
export const personnesLink = '/acces/personnes';
