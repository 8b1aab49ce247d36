/** A stored record with secrets that can no longer be read: they are answered empty and must be entered again. */
export interface ARessaisir {
  ARessaisir?: readonly string[] | undefined;
}

/** Every answer with secrets may have this key; no other answer uses the name. */
export const lostOf = (stored: object | undefined): readonly string[] => {
  const { ARessaisir = [] }: ARessaisir = stored ?? {};
  return ARessaisir;
};

export const lostNotice = 'À ressaisir\u00a0: la valeur enregistrée ne peut plus être lue.';
export const lostWord = 'À ressaisir';
