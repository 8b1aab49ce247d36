/** A simple form of address, without spaces: x@y.z. */
export const isAdresseMail = (text: string) => /^[^\s@;]+@[^\s@;]+\.[^\s@;]+$/.test(text);

/** The addresses of a text with semicolons, blank ones included, so that they can be refused. */
export const adressesMailOf = (text: string) => (text.trim() === '' ? [] : text.split(';').map((part) => part.trim()));

/** Whether a text consists of addresses only. */
export const areAdressesMail = (text: string) => adressesMailOf(text).every(isAdresseMail);
