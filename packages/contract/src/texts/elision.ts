/** Sounds as a vowel; of the h, those of people and common words that are not breathed. */
const sounded =
  /^([aeiouà-æè-ïò-öù-üœ]|y(?![aeioué])|h(abit|[eé]l[eéè]n|enr|erv|eure|ippo|ist|iver|omo|ono|ora|ort|[oô]tel|ub|ug|uil|uis|yb))/i;

/** 'que Wally', 'qu’eSeller Team'. The names of partners and products breathe their h: 'de Honda KPI'. */
export const elided = (word: 'de' | 'que', name: string) => (sounded.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`);

/** 'de Wally', 'd’eSeller Team'. */
export const ofName = (name: string) => elided('de', name);
