import { plain } from './names.ts';
import type { Random } from '../random.ts';

/** The sample account for customer access. */
export const sampleCustomerAccess = { login: 'mquere', password: 'Demo-29!', Firstname: 'Maëlle', Lastname: 'Quéré' } as const;

const letters = (text: string) =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
const maxLogin = 10;

/** First letter and last name; later namesakes get more letters of the first name, then a number. */
export const newLogin = (Firstname: string, Lastname: string, taken: Set<string>) => {
  const [first, last] = [letters(Firstname), letters(Lastname)];
  const short = [1, 2, 3].map((count) => `${first.slice(0, count)}${last}`.slice(0, maxLogin));
  const free = short.find((login) => !taken.has(login)) ?? numbered(short[0]!, maxLogin, taken);
  taken.add(free);
  return free;
};

const numbered = (base: string, limit: number, taken: Set<string>) => {
  for (let number = 2; ; number++) {
    const text = `${base.slice(0, limit - String(number).length)}${number}`;
    if (!taken.has(text)) return text;
  }
};

export const newEMail = (Firstname: string, Lastname: string, domain: string, taken: Set<string>) => {
  const part = (text: string) =>
    plain(text)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-');
  const base = `${part(Firstname)}.${part(Lastname)}`;
  const free = taken.has(base) ? numbered(base, 50, taken) : base;
  taken.add(free);
  return `${free}@${domain}`;
};

/** One letter for each part of a compound first name, then the last name's: one to three capitals. */
export const initials = (Firstname: string, Lastname: string) =>
  [...Firstname.split('-').slice(0, 2), Lastname].map((part) => plain(part.charAt(0)).toUpperCase()).join('');

const words = [
  'Brise',
  'Cidre',
  'Dunes',
  'Ecume',
  'Foret',
  'Galet',
  'Herbe',
  'Jetee',
  'Lande',
  'Maree',
  'Nuage',
  'Ocean',
  'Phare',
  'Rade',
  'Sable',
  'Tempo',
  'Vague',
  'Zeste',
];

/** At most eight characters, as the other products accept them. */
export const newPassword = (draw: Random) => `${draw.pick(words)}${draw.pick(['-', '!', '*', '+'])}${draw.digits(2)}`;
