export const typesMaterielPath = '/typesMaterielAgri';
export const champsMaterielPath = (IDTypeMaterialAgri: number) => `/typesMaterielAgri/${IDTypeMaterialAgri}/champs`;
