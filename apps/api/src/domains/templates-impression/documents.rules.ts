import { Refusal } from '@comptoir/contract/errors';
import { maxPdfBytes, pdfBase64 } from '@comptoir/contract/texts/pdf';
import { activeContentOf } from './active-pdf.rules.ts';

const head = Buffer.from('%PDF-');
const end = Buffer.from('%%EOF');
/** Readers look for the end in the last kilobyte: a truncated file has none there. */
const tail = 1024;

const unreadable = 'Le fichier doit être un PDF lisible, de 10\u00a0Mo au plus';

/**
 * The bytes of a base64 PDF in the body's key `field`.
 * @throws Refusal 400 for a file that is no PDF by its bytes, too large, or more than pages to read
 */
export const pdfOf = (text: string, field: string): Buffer => {
  const pdf = Buffer.from(pdfBase64(text), 'base64');
  const isWhole = pdf.length <= maxPdfBytes && pdf.subarray(0, head.length).equals(head) && pdf.subarray(-tail).includes(end);
  if (!isWhole) throw new Refusal('invalid', `${unreadable}.`, { [field]: unreadable });
  const active = activeContentOf(pdf);
  if (active !== undefined) {
    const sentence = `Le PDF contient ${active}\u00a0: enregistrez-le de nouveau, sans contenu actif`;
    throw new Refusal('invalid', `${sentence}.`, { [field]: sentence });
  }
  return pdf;
};
