export const originesPath = '/origines';
export const originePath = (IDOrigineAction: number) => `${originesPath}/${IDOrigineAction}`;
export const origineInList = (Libelle: string) => `${originesPath}?q=${encodeURIComponent(Libelle)}`;
export const importOriginesPath = '/origines/importOrigines';
export const lotOriginesPath = '/origines/lot';
export const originesDefautPath = '/originesDefaut';
/** Asks at once where what uses this origin goes. */
export const transferPath = (IDOrigineAction: number) => `${originesPath}?transfert=${IDOrigineAction}`;
