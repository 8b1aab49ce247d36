export const wsimportPath = '/WSImport';
export const newWsimportPath = '/WSImport/create';
