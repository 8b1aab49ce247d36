import { messages } from '../messages.ts';
import { isAdresseMail } from './adresses-mail.ts';
import { faultAt, parsed, partsOf, type Parsed } from './parsing.ts';
import { singleLine } from './single-line.ts';

/**
 * Stored addresses, separated by semicolons. An address is any text without line breaks that is not blank: values of other products
 * must stay readable.
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

/** Addresses that are typed, separated by semicolons: none blank, each of the form x@y.z, without blanks around it. */
export const emailsText = (max: number) =>
  singleLine()
    .overwrite((text) => printEmails(partsOf(text, ';').map(({ part }) => part.trim())))
    .max(max, messages.tooLong(max))
    .superRefine((text, context) => {
      const read = parseEmails(text);
      const wrong = read.ok ? read.value.find((address) => !isAdresseMail(address)) : undefined;
      const message = read.ok ? wrong && `«\u00a0${wrong}\u00a0» n’est pas une adresse e-mail` : read.message;
      if (message) context.addIssue({ code: 'custom', message });
    });
