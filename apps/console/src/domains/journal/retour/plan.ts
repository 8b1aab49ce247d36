import { changesOf, type Change } from '@comptoir/contract/domains/journal/phrases';
import type { Choix, EtatRetour, LigneRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';

/** What stands beside a row, or a field, that is not simply put back. */
export const etatWords: Readonly<Record<EtatRetour, string>> = {
  pret: 'Sera remis',
  conflit: 'Modifié depuis',
  depend: 'Il manque un élément',
  bloque: 'Empêché',
  fait: 'Reste tel quel',
  partenaire: 'Connu d’un partenaire',
  ressaisir: 'À ressaisir',
  perdu: 'Fichier non conservé',
};

/** What was chosen, by row and field. */
export type Choices = ReadonlyMap<string, Choix>;

type Place = Pick<Choix, 'table' | 'id' | 'champ'>;
export const placeOf = ({ table, id, champ = '' }: Place) => `${table} ${id} ${champ}`;

/** The choices that a plan asks for: its fields that were changed since, or whole rows. */
export const askedOf = ({ table, id, etat, champs }: LigneRetour): Place[] => {
  if (etat !== 'conflit') return [];
  const fields = champs.filter((field) => field.etat === 'conflit');
  return fields.length > 0 ? fields.map(({ champ }) => ({ table, id, champ })) : [{ table, id }];
};

/** A planned row as a line of the journal: what is there now before, what will be there after. */
export const changesPlanned = ({ table, id, operation, champs }: LigneRetour): Change[] => {
  const side = (key: 'present' | 'remis') => Object.fromEntries(champs.map((field) => [field.champ, field[key]]));
  const line: Pick<JournalEntry, 'NomTable' | 'IDLigne' | 'Operation' | 'Avant' | 'Apres'> = {
    NomTable: table,
    IDLigne: id,
    Operation: operation,
    Avant: side('present'),
    Apres: side('remis'),
  };
  return changesOf(line);
};

/** Whose changes go, and how many rows of each: « Corre (12), Le Goff (3) ». */
export const authorsOf = (rows: readonly LigneRetour[]) => {
  const counts = new Map<string, number>();
  for (const { par } of rows) for (const { Auteur } of par) counts.set(Auteur, (counts.get(Auteur) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ');
};
