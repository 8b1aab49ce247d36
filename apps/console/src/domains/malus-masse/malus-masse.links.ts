export const malusMassePath = '/malusMasse';
export const newMalusMassePath = '/malusMasse/create';
export const grilleMassePath = (IDGrille: number | string) => `${malusMassePath}/${IDGrille}`;
export const importMalusMassePath = '/malusMasse/importGrille';
