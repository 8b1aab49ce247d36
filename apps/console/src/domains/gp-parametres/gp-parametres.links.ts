export const parametresPath = '/parametres';
