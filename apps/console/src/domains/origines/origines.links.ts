export const originesPath = '/origines';
export const originesDefautPath = '/originesDefaut';
