import { maxPdfBytes } from '@comptoir/contract/texts/pdf';

/** Rules for a chosen PDF; the server also looks at its content. */
export const pdfRules = { extension: '.pdf', maxBytes: maxPdfBytes } as const;
