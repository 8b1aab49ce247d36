/** Letters and digits that are not confused. A user's password has eight characters. */
export const passwordSigns = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const passwordLength = 8;

const login = 'edvmkt';

/** The first free login of this kind, regardless of case. */
export const freeLogin = (taken: readonly string[]) => {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const numbered = (number: number): string => {
    const candidate = number === 1 ? login : `${login}${number}`;
    return known.has(candidate) ? numbered(number + 1) : candidate;
  };
  return numbered(1);
};
