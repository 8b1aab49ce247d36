/** Letters and digits that nobody takes for another; a password of a user has eight. */
export const passwordSigns = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const passwordLength = 8;

const login = 'edvmkt';

/** The first login of its kind that nobody has, regardless of case. */
export const freeLogin = (taken: readonly string[]) => {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const numbered = (number: number): string => {
    const candidate = number === 1 ? login : `${login}${number}`;
    return known.has(candidate) ? numbered(number + 1) : candidate;
  };
  return numbered(1);
};
