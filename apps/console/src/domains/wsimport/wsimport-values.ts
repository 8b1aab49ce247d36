import { messages } from '@comptoir/contract/messages';
import { partenaires, wsimportFields, type NewWsimport, type Partenaire } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { z } from 'zod';

const names = Object.keys(partenaires) as Partenaire[];
export const partenaireOptions = names.map((value) => ({ value, label: value }));

/** A new account as its form holds it; only the login says which partner it is for. */
export const wsimportForm = z.object({
  ...inputShape(wsimportFields),
  partenaire: z.enum(names, { error: messages.required }),
});
export type WsimportOut = z.output<typeof wsimportForm>;
/** '' means no partner. */
export type WsimportIn = Omit<z.input<typeof wsimportForm>, 'IDPlaque' | 'partenaire'> & { IDPlaque: number; partenaire: Partenaire | '' };

/** 0 means no company: the contract refuses it. */
export const newValues: WsimportIn = { IDPlaque: 0, IDSite: null, partenaire: '', Login: '', Password: '' };

export const bodyOf = ({ IDPlaque, IDSite, Login, Password }: WsimportOut): NewWsimport => ({ IDPlaque, IDSite, Login, Password });

/** The login with a partner's prefix, which replaces everything up to the first underscore. */
export const withPrefix = (partenaire: Partenaire, login: string) => `${partenaires[partenaire]}${login.slice(login.indexOf('_') + 1)}`;

const length = 10;
/** Without characters that look alike: 0 and O, 1, l and I. */
const digits = '23456789';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const signs = digits + letters;

/** One of them with equal chances: a draw that would favour the first ones is repeated. */
const pick = (from: string): string => {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < 256 - (256 % from.length) ? from.charAt(drawn % from.length) : pick(from);
};

/** Ten characters, at least two of them digits. */
export const generatePassword = (): string => {
  const password = Array.from({ length }, () => pick(signs)).join('');
  return password.replace(/\D/g, '').length >= 2 && /\D/.test(password) ? password : generatePassword();
};
