/** One attribute of a tag, with or without a prefix. */
export const attribute = (/** @type {string} */ name) => {
  const pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (/** @type {string} */ tag) => {
    const [, double, single] = pattern.exec(tag) ?? [];
    return double ?? single ?? '';
  };
};

/** A title for comparison: without accents, capitals and signs. */
export const folded = (/** @type {unknown} */ title) =>
  typeof title === 'string'
    ? title
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : '';

/** @returns {string} A, B, … Z, AA, … */
export const columnLetters = (/** @type {number} */ column) =>
  column > 26 ? columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1) : String.fromCharCode(64 + column);

/** The number of a column: 1 for A. */
export const columnNumber = (/** @type {string} */ letters) => {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};
