import { z } from 'zod';

// Control characters, and those that turn the direction of what follows.
const forbidden = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069`;
// Without width: two texts that look alike would differ by them. Texts of several lines may hold joined signs.
const unseen = String.raw`\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff`;
const inLine = new RegExp(String.raw`[${forbidden}${unseen}\t\n\r\u0085\u2028\u2029]`, 'u');
const inLines = new RegExp(`[${forbidden}]`, 'u');

export const textMessages = {
  line: 'Ce texte contient un caractère invisible interdit (retour à la ligne, tabulation, caractère de contrôle, sans largeur ou de sens d’écriture)',
  lines: 'Ce texte contient un caractère invisible interdit (caractère de contrôle ou de sens d’écriture)',
};

/** Of one line: without blanks around it, in composed accents, without invisible characters. */
export const singleLine = (error?: { error: string }) =>
  z
    .string(error)
    .normalize('NFC')
    .trim()
    .refine((text) => !inLine.test(text), textMessages.line);

/** Of one line, with the blanks and the accents that were typed. */
export const exactLine = () => z.string().refine((text) => !inLine.test(text), textMessages.line);

/** Of several lines: with its breaks, its tabs and the blanks around it. */
export const severalLines = (error?: { error: string }) =>
  z
    .string(error)
    .normalize('NFC')
    .refine((text) => !inLines.test(text), textMessages.lines);
