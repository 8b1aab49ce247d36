export const malusEcologiquePath = '/malusEcologique';
export const newMalusEcologiquePath = '/malusEcologique/create';
export const grilleEcologiquePath = (IDGrille: number | string) => `${malusEcologiquePath}/${IDGrille}`;
export const importMalusEcologiquePath = '/malusEcologique/importGrille';
