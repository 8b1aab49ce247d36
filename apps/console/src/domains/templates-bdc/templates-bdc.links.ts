const templatesBdcPath = '/templatesBDC';
export const newTemplateBdcPath = '/templatesBDC/create';
export const templateBdcPath = (IDTemplateBDC: number | string) => `${templatesBdcPath}/${IDTemplateBDC}`;
