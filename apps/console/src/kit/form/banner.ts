import type { CallError } from '../client.ts';
import { counted } from '@comptoir/contract/texts/counted';

/** What stands above a refused form. Fields that show their own sentence are only counted, and nothing is said twice. */
export const bannerOf = ({ message, fields }: Pick<CallError, 'message' | 'fields'>, has: (name: string) => boolean) => {
  const said = message.toLocaleLowerCase('fr');
  const isSaid = (sentence: string) => said.includes(sentence.replace(/^\*/, '').toLocaleLowerCase('fr'));
  const faults = Object.entries(fields);
  const elsewhere = faults.filter(([name]) => !has(name)).map(([, sentence]) => sentence);
  const repeats = faults.length > 1 && elsewhere.length === 0 && faults.some(([, sentence]) => isSaid(sentence));
  return {
    message: repeats ? `${counted(faults.length, 'champ est', 'champs sont')} à corriger.` : message,
    elsewhere: elsewhere.filter((sentence) => !isSaid(sentence)),
  };
};
