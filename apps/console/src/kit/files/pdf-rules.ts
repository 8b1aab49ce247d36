import { maxPdfBytes } from '@comptoir/contract/texts/pdf';

/** What a PDF that is chosen must be; what it holds is looked at too. */
export const pdfRules = { extension: '.pdf', maxBytes: maxPdfBytes } as const;
