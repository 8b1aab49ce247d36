import { tableOf } from './all.ts';
import type { Nature } from './kit.ts';

/** How what a column holds is protected (docs/securite.md#data-classes). */
export type Classe = 'secret' | 'personnelle' | 'interne';

/** What is about people, whatever the column. */
const aboutPeople: readonly Nature[] = ['personne', 'metier', 'fait'];

/** In settings: how people are reached, what they sign in with, who did something. */
const reachesPeople = /mail|tel|phone|portable|fax|login|username|identifiant|auteur|contact|responsable|adresse|destinataire/i;

/** The class of a customers' column. `isSealed`: it is kept as a sealed value. */
export const classeOf = (table: string, column: string, { isSealed }: { isSealed: boolean }): Classe => {
  if (isSealed) return 'secret';
  const nature = tableOf(table)?.nature;
  return nature !== undefined && (aboutPeople.includes(nature) || reachesPeople.test(column)) ? 'personnelle' : 'interne';
};
