import { faultAt, parsed, partsOf, type Parsed } from './parsing.ts';

/**
 * Addresses with semicolons between. An address is any text without line breaks that is not blank: what other products
 * wrote stays readable, so no stricter form is asked for.
 */
export const parseEmails = (text: string): Parsed<string[]> => {
  if (text === '') return parsed([]);
  const parts = partsOf(text, ';');
  for (const { part, start } of parts) {
    if (part.trim() === '') return faultAt(text, start, 'Adresse vide');
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    const control = part.search(/[\u0000-\u001f\u007f]/);
    if (control >= 0) return faultAt(text, start + control, 'Caractère interdit dans une adresse');
  }
  return parsed(parts.map(({ part }) => part));
};

export const printEmails = (emails: readonly string[]) => emails.join(';');
