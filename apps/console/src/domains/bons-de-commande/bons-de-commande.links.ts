export const bonsDeCommandePath = '/BonDeCommande';
export const newBonDeCommandePath = '/BonDeCommande/create';
export const bonDeCommandePath = (IDMarqueNeufOcc: number | string) => `${bonsDeCommandePath}/${IDMarqueNeufOcc}`;
