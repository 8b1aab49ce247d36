/** Spread it on an act: who may not do it reads why. `what` follows « Votre accès ne permet pas ». */
export const unless = (may: boolean, what: string) => (may ? {} : { reason: `Votre accès ne permet pas ${what}.` });
