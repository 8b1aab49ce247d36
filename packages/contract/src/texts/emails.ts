import { faultAt, parsed, partsOf, type Parsed } from './parsing.ts';

/**
 * Addresses separated by semicolons. An address is any text without line breaks that is not blank: values of other products
 * must stay readable, so no stricter form is required.
 */
export const parseEmails = (text: string): Parsed<string[]> => {
  if (text === '') return parsed([]);
  const parts = partsOf(text, ';');
  for (const { part, start } of parts) {
    if (part.trim() === '') return faultAt(text, start, 'Adresse vide');
    // oxlint-disable-next-line no-control-regex -- it looks for control characters
    const control = part.search(/[\u0000-\u001f\u007f]/);
    if (control >= 0) return faultAt(text, start + control, 'Caractère interdit dans une adresse');
  }
  return parsed(parts.map(({ part }) => part));
};

export const printEmails = (emails: readonly string[]) => emails.join(';');
