import { Refusal } from '@comptoir/contract/errors';
import { maxPdfBytes, pdfBase64 } from '@comptoir/contract/texts/pdf';

const head = Buffer.from('%PDF-');
const end = Buffer.from('%%EOF');
/** Readers look for the end in the last kilobyte: what was cut off on its way has none there. */
const tail = 1024;

const unreadable = 'Le fichier doit être un PDF lisible, de 10\u00a0Mo au plus';

/**
 * The bytes of a PDF given as base64 under the key `field` of the body.
 * @throws Refusal 400 for what is none, by its bytes and not by its name, or is too large
 */
export const pdfOf = (text: string, field: string): Buffer => {
  const pdf = Buffer.from(pdfBase64(text), 'base64');
  const isWhole = pdf.length <= maxPdfBytes && pdf.subarray(0, head.length).equals(head) && pdf.subarray(-tail).includes(end);
  if (!isWhole) throw new Refusal('invalid', `${unreadable}.`, { [field]: unreadable });
  return pdf;
};
