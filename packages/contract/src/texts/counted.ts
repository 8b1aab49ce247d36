const number = new Intl.NumberFormat('fr-FR');

/** '0 workflow', '1 workflow', '1 204 workflows'. */
export const counted = (count: number, one: string, several = `${one}s`) => `${number.format(count)} ${count > 1 ? several : one}`;
