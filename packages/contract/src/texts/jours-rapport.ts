import { faultAt, parsed, partsOf, type Parsed } from './parsing.ts';

/** Days with their numbers in `JoursRapportAuto` and their names, Monday first. */
export const joursSemaine: readonly (readonly [jour: number, nom: string])[] = [
  [2, 'Lundi'],
  [3, 'Mardi'],
  [4, 'Mercredi'],
  [5, 'Jeudi'],
  [6, 'Vendredi'],
  [7, 'Samedi'],
  [1, 'Dimanche'],
];

/** Distinct days from 1 (Sunday) to 7 (Saturday), ascending: '2,3,4,5,6,7'. */
export const parseJoursRapport = (text: string): Parsed<number[]> => {
  if (text === '') return faultAt(text, 0, 'Choisissez au moins un jour');
  const jours: number[] = [];
  for (const { part, start } of partsOf(text, ',')) {
    if (!/^[1-7]$/.test(part)) return faultAt(text, start, 'Un jour de 1 (dimanche) à 7 (samedi) est attendu');
    const jour = Number(part);
    const last = jours.at(-1) ?? 0;
    if (jour === last) return faultAt(text, start, 'Ce jour est déjà dans la liste');
    if (jour < last) return faultAt(text, start, 'Les jours vont en ordre croissant, chacun une fois');
    jours.push(jour);
  }
  return parsed(jours);
};

export const printJoursRapport = (jours: readonly number[]) => [...new Set(jours)].toSorted((a, b) => a - b).join(',');
