export const societesPath = '/societes';
export const newSocietePath = '/societes/create';
export const lotSocietesPath = '/societes/lot';
export const societePath = (IDPlaque: number) => `${societesPath}/${IDPlaque}`;
