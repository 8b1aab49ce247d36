/** Rules for the password of an operator (docs/regles/acces.md#passwords-of-operators): the same in the console and on the server. */
export const shortestPassword = 12;
const longestPassword = 255;

/** What is easily found: words of the product and of daily life, first names, months. Followed by digits or signs alone they are no secret. */
const commonWords = new Set(
  `comptoir motdepasse password passe secret bonjour bonsoir salut bienvenue merci soleil lune etoile amour jetaime doudou loulou
chouchou coeur princesse papillon chocolat vacances maison famille voiture garage concession occasion vendeur vendeuse commercial
directeur directrice administrateur administratrice admin azerty qwerty football rugby marseille paris lyon toulouse bordeaux
nantes lille rennes bretagne normandie france janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
lundi mardi mercredi jeudi vendredi samedi dimanche printemps automne hiver nicolas julien thomas camille sandrine stephanie
isabelle catherine christophe sebastien frederic philippe patrick laurent alexandre antoine guillaume caroline celine aurelie
emilie virginie nathalie valerie sylvie veronique martine chantal monique jacqueline michel pierre maxime romain mathieu vincent`
    .split(/\s+/)
    .filter(Boolean),
);

/** Neighbours on a keyboard, and rows that everybody knows by heart. */
const rows = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];

/** Without accents, in small letters. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A block of up to six characters again and again, the last time perhaps in part. */
const isRepeated = (password: string) =>
  [1, 2, 3, 4, 5, 6].some(
    (length) =>
      password ===
      password
        .slice(0, length)
        .repeat(Math.ceil(password.length / length))
        .slice(0, password.length),
  );

/** Whether it is made of runs along a row, of three characters at least. */
const isRow = (password: string): boolean => {
  let rest = password;
  while (rest !== '') {
    const length = [...rest].findLastIndex((_, at) => runs.some((row) => row.includes(rest.slice(0, at + 1)))) + 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
};

/** Why a new password is refused; null if by these rules it is not. `about`: login and name of the person. */
export const passwordFault = (password: string, about: readonly string[]): string | null => {
  if (password.length < shortestPassword) return `Au moins ${shortestPassword} caractères`;
  if (password.length > longestPassword) return `Au plus ${longestPassword} caractères`;
  const text = folded(password);
  if (isRepeated(text)) return 'Les mêmes caractères s’y répètent\u00a0: il serait vite trouvé';
  if (isRow(text)) return 'Il suit les touches du clavier\u00a0: il serait vite trouvé';
  const own = about.flatMap((words) => [folded(words), ...folded(words).split(/[^a-z]+/)]).filter((word) => word.length > 2);
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), text);
  if (rest.length < 8 && rest !== text) return 'Il est fait de votre nom ou de votre identifiant';
  const letters = text.replaceAll(/[^a-z]/g, '');
  const isWord = /^[a-z]+[^a-z]*$|^[^a-z]*[a-z]+$/.test(text) && commonWords.has(letters);
  return isWord ? 'Il n’est fait que d’un mot courant et de chiffres ou de signes' : null;
};

export type Force = 'faible' | 'correcte' | 'bonne' | 'forte';

/** How long somebody would guess, in a word: by its length and by how many different characters it has. */
export const passwordForce = (password: string, about: readonly string[]): Force => {
  if (passwordFault(password, about) !== null) return 'faible';
  const worth = Math.min(password.length, new Set(password).size * 1.5);
  if (worth < 14) return 'correcte';
  return worth < 18 ? 'bonne' : 'forte';
};
