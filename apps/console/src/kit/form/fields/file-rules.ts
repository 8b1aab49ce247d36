export interface FileRules {
  /** `.xlsx` */
  extension: `.${string}`;
  maxBytes: number;
}

const kilo = 1024;
const mega = kilo * kilo;

/** Counted as most file managers do, so that a limit is a round number. */
export const sizeInWords = (bytes: number) => {
  const [size, unit] = bytes < mega ? [bytes / kilo, 'ko'] : [bytes / mega, 'Mo'];
  return `${(Math.ceil(size * 10) / 10).toLocaleString('fr-FR')}\u00a0${unit}`;
};

/** 'Fichier .xlsx, 10 Mo au maximum' */
export const rulesInWords = ({ extension, maxBytes }: FileRules) => `Fichier ${extension}, ${sizeInWords(maxBytes)} au maximum`;

/** Why a file is refused, before it is sent; the server checks again. */
export const refusalOf = ({ name, size }: Pick<File, 'name' | 'size'>, { extension, maxBytes }: FileRules): string | null => {
  if (!name.toLowerCase().endsWith(extension.toLowerCase())) return `«\u00a0${name}\u00a0» n’est pas un fichier ${extension}`;
  if (size === 0) return `«\u00a0${name}\u00a0» est vide`;
  return size > maxBytes ? `«\u00a0${name}\u00a0» pèse ${sizeInWords(size)}\u00a0: ${sizeInWords(maxBytes)} au maximum` : null;
};
