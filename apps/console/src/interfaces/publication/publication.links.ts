export const publicationPath = '/publication';
export const comptePath = '/publication/compteClient';
export const ftpPath = '/publication/configurationFtp';
export const abonnementsPath = (IDPortail?: number) => `/publication/abonnements${IDPortail === undefined ? '' : `?portail=${IDPortail}`}`;
export const publicationParents = [{ label: 'Publication', href: publicationPath }];
