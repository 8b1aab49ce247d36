/** A stored record of which some secrets can no longer be read: they come empty, and are entered again. */
export interface ARessaisir {
  ARessaisir?: readonly string[] | undefined;
}

/** Every answer with secrets may have the key; the others have none of that name. */
export const lostOf = (stored: object | undefined): readonly string[] => {
  const { ARessaisir = [] }: ARessaisir = stored ?? {};
  return ARessaisir;
};

export const lostNotice = 'À ressaisir\u00a0: la valeur enregistrée ne peut plus être lue.';
export const lostWord = 'À ressaisir';
