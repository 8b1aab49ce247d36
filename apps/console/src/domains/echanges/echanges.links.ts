export const echangesPath = '/echanges';
export const echangePath = (IDEchange: number | string) => `${echangesPath}/${IDEchange}`;
