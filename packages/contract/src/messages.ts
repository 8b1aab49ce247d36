/** Sentences used by more than one schema or screen. */
export const messages = {
  required: 'Ce champ est obligatoire',
  tooLong: (max: number) => `${max} caractères au maximum`,
  badEmail: 'Veuillez saisir une adresse e-mail valide',
  badUrl: 'L’adresse doit commencer par http:// ou https://',
  unknownRecord: 'Cet enregistrement n’existe pas ou n’existe plus',
} as const;
