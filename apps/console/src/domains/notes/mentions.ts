import type { Mention, notes, Portee } from '@comptoir/contract/domains/notes/notes.calls';
import type { Answer } from '@comptoir/contract/kit';
import { counted } from '@comptoir/contract/texts/counted';
import { plain } from '@comptoir/contract/texts/matching';

export type Personne = Answer<typeof notes.personnes>[number];

/** What stands between the sign and the caret: letters of a name that is being typed. */
export const mentionAt = (text: string, caret: number): { start: number; query: string } | null => {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start === -1 || /[\p{L}\p{N}]$/u.test(before.slice(0, start))) return null;
  const query = before.slice(start + 1);
  return query.length > 40 || /[\n@]|\s\s|^\s/u.test(query) ? null : { start, query };
};

/** An internal note names operators alone. */
export const mayName = (portee: Portee) => (person: Personne) => portee === 'client' || person.Kind === 'operator';

/** Those of whom each typed word begins a word, in their order. */
export const matching = (people: readonly Personne[], query: string, most: number) => {
  const words = plain(query).split(' ').filter(Boolean);
  return people.filter(({ Name, Login }) => words.every((word) => ` ${plain(Name)} ${plain(Login)}`.includes(` ${word}`))).slice(0, most);
};

/** The text with the whole name in place of what was typed of it, and where the caret is then. */
export const withName = (text: string, { start, query }: { start: number; query: string }, { Name }: Personne) => {
  const before = `${text.slice(0, start)}@${Name} `;
  return { text: before + text.slice(start + 1 + query.length).replace(/^ /, ''), caret: before.length };
};

/** Those whose whole name stands in the text after the sign. */
export const mentionsIn = (text: string, people: readonly Personne[]): Mention[] =>
  people
    .filter(({ Name }) => {
      const sign = `@${Name}`;
      for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1))
        if (!/^[\p{L}\p{N}]/u.test(text.slice(at + sign.length))) return true;
      return false;
    })
    .map(({ Kind, Login }) => ({ Kind, Login }));

/** Those whom a note would reach by mail: they have an address, and stand in the text from now on. */
export const reachedBy = (text: string, people: readonly Personne[], before: readonly Mention[], own: Mention): Personne[] => {
  const isSame = (one: Mention) => (other: Mention) => one.Kind === other.Kind && one.Login === other.Login;
  const named = mentionsIn(text, people);
  return people.filter((one) => one.AvecEMail && named.some(isSame(one)) && ![own, ...before].some(isSame(one)));
};

/** What is said of a note that is stored. */
export const toldOf = (done: string, mails: number) =>
  mails === 0 ? done : `${done} ${mails === 1 ? 'Une personne est prévenue' : `${counted(mails, 'personne')} sont prévenues`} par e-mail.`;
