/** 'de Wally', 'd’eSeller Team'; before an h, which the names of partners and products breathe, nothing is left out. */
export const ofName = (name: string) => (/^[aeiouyàâéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`);
