/** What is looked through, made once for many searches. */
export interface Searched {
  name: string;
  /** Without any blank: « en-tête » is found by « entete ». */
  joined: string;
  /** The name and everything else that finds it. */
  all: string;
  words: readonly string[];
  /** How many of the words are the name's, which stand first. */
  named: number;
}

/** Words in small letters without accents and digits, one blank between them. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const searched = (name: string, others = ''): Searched => {
  const own = plain(name);
  const all = `${own} ${plain(others)}`.trim();
  const words = all.split(' ');
  return { name: own, joined: own.replaceAll(' ', ''), all, words, named: own.split(' ').length };
};

export interface Wanted {
  text: string;
  words: readonly string[];
  /** The words without the ending of their plural. */
  stems: readonly string[];
}

const empty = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'et', 'l', 'la', 'le', 'les', 'un', 'une']);

/** « sites » finds « Ajouter un site » too; short words in x are seldom plurals (« prix »). */
const stemOf = (word: string) => (/^.{3,}s$|^.{5,}x$/.test(word) ? word.slice(0, -1) : word);

/** What somebody typed. Small words count only where nothing else was typed. */
export const wanted = (typed: string): Wanted => {
  const text = plain(typed);
  const all = text.split(' ').filter(Boolean);
  const telling = all.filter((word) => !empty.has(word));
  const words = telling.length > 0 ? telling : all;
  return { text, words, stems: words.map(stemOf) };
};

const begins = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`);

/** 100 for the very name, down to 30 where every word stands in what else is said of it; 0 where one is missing. */
export const scoreOf = ({ name, joined, all }: Searched, { text, words, stems }: Wanted): number => {
  if (words.length === 0) return 0;
  if (name === text) return 100;
  if (name.startsWith(text)) return 80;
  if (stems.every((stem) => begins(name, stem))) return 60;
  if (words.every((word) => name.includes(word) || joined.includes(word))) return 40;
  const isSaid = words.every((word) => all.includes(word) || joined.includes(word)) || stems.every((stem) => begins(all, stem));
  return isSaid ? 30 : 0;
};

/** Whether one letter more, less, changed or exchanged with its neighbour makes one word of the other, `left` times at most. */
const isWithin = (a: string, b: string, left: number): boolean => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA.length + restB.length <= left) return true;
  if (left === 0) return restA === restB;
  const swapped = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0];
  return (
    isWithin(restA.slice(1), restB, left - 1) ||
    isWithin(restA, restB.slice(1), left - 1) ||
    isWithin(restA.slice(1), restB.slice(1), left - 1) ||
    (swapped && isWithin(restA.slice(2), restB.slice(2), left - 1))
  );
};

/** Longer words forgive more; one of three letters forgives nothing. The first letter is always right. */
const forgiven = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const isNear = (word: string, other: string) => {
  if (word[0] !== other[0]) return false;
  const left = forgiven(word);
  return Math.abs(word.length - other.length) <= left && isWithin(word, other, left);
};

/** 25 where every word, but for a typing error, is a word of the name; 20 where it is one of what else is said; otherwise 0. */
export const nearScoreOf = (one: Searched, { words }: Wanted): number => {
  let isNamed = true;
  for (const word of words) {
    const place = one.words.findIndex((other) => other.startsWith(word) || isNear(word, other));
    if (place < 0) return 0;
    isNamed &&= place < one.named;
  }
  return words.some((word) => forgiven(word) > 0) ? (isNamed ? 25 : 20) : 0;
};
