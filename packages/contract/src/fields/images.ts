import { z } from 'zod';
import { messages } from '../messages.ts';
import { severalLines } from '../texts/single-line.ts';

const dataUrl = 'data:';
const pngUrl = 'data:image/png;base64,';
/** A PNG's first eight bytes, and what of the ninth the last character holds. */
const pngSignature = 'iVBORw0KGgo';
export const maxImageBytes = 1024 * 1024;

/** A new image is a data URL; anything else is the name of the stored one, or a text. */
export const isNewImage = (value: string) => value.startsWith(dataUrl);

const imageFault = (url: string) => {
  const content = url.slice(pngUrl.length);
  if (!url.startsWith(`${pngUrl}${pngSignature}`) || !/^[A-Za-z0-9+/]+={0,2}$/.test(content)) return 'L’image doit être un fichier PNG';
  return content.length * 0.75 > maxImageBytes + 2 ? 'L’image pèse plus de 1\u00a0Mo' : null;
};

/** A PNG image as a data URL; given in base64 alone, it becomes one. */
export const pngImage = z
  .string({ error: messages.required })
  .transform((value) => (isNewImage(value) ? value : `${pngUrl}${value}`))
  .superRefine((value, context) => {
    const fault = imageFault(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

/** A text of at most `max` characters, or a PNG image as a data URL. */
export const imageOr = (max: number) =>
  severalLines().superRefine((value, context) => {
    const fault = isNewImage(value) ? imageFault(value) : value.length > max ? messages.tooLong(max) : null;
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
