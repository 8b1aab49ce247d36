export const relancesPath = '/relances';
export const newRelancePath = '/relances/create';
export const relancePath = (IDRelanceAuto: number | string) => `${relancesPath}/${IDRelanceAuto}`;
