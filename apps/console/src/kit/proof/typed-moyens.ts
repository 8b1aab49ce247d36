/** Codes that people type, at the sign-in and when they are asked again who they are. */
export const codeFields = {
  code: {
    label: 'Code de votre application',
    description: 'Six chiffres, qui changent toutes les 30 secondes.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  secours: {
    label: 'Code de secours',
    description: 'L’un de ceux que vous avez conservés. Il ne servira qu’une fois.',
    autoComplete: 'off',
    inputMode: 'text',
  },
} as const;
export type TypedCode = keyof typeof codeFields;

export const codeOffers: Readonly<Record<TypedCode, string>> = {
  code: 'Utiliser l’application de codes',
  secours: 'Utiliser un code de secours',
};
