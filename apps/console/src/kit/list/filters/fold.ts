const known: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", ʼ: "'" };

const plainLetter = (letter: string) =>
  (known[letter] ??= letter
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s/g, ' '));

/** Lower case without accents, so that « Référence » is found by `reference`. */
export const fold = (text: string) => text.toLowerCase().replace(/[^\x20-\x7e]/g, plainLetter);

/** Every word must occur in the folded text, in any order. */
export const matcherOf = (typed: string) => {
  const words = fold(typed).split(' ').filter(Boolean);
  return (folded: string) => words.every((word) => folded.includes(word));
};

/** Orders texts as a French reader expects: letters before accents and case, numbers by size. */
export const sortText = (text: string) => `${fold(text).replace(/\d+/g, (digits) => digits.padStart(12, '0'))}\0${text}`;
