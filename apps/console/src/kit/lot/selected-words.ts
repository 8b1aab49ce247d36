import { nounOf, type Reference } from '@comptoir/contract/references/kit';

/** How people call the rows of a list. */
export interface Noun {
  one: string;
  many: string;
  feminine?: true;
}

/** '3 sites sélectionnés'. */
export const selectedWords = (count: number, { one, many, feminine }: Noun) => {
  const ending = feminine ? 'e' : '';
  return count > 1 ? `${count.toLocaleString('fr-FR')} ${many} sélectionné${ending}s` : `1 ${one} sélectionné${ending}`;
};

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The noun of a small list: its rows by its title, its gender by « Ajouter une civilité ». */
export const rowNounOf = (spec: Reference): Noun => {
  const noun = { one: lowered(nounOf(spec)), many: lowered(spec.texts.title) };
  return spec.texts.add.startsWith('Ajouter une ') ? { ...noun, feminine: true } : noun;
};
