import { faultAt, parsed, partsOf, type Parsed } from './parsing.ts';

/** One of several follow-ups after a delivery. */
export interface RelanceMulti {
  TypeContact: string;
  NbJours: number;
  Action: string;
}

const days = /-(\d+)-/;
/** Days as they are written: 0 to 9999, without a leading zero. */
const writtenDays = /^(0|[1-9]\d{0,3})$/;

const parseEntry = (text: string, part: string, start: number): Parsed<RelanceMulti> => {
  if (part.trim() === '') return faultAt(text, start, 'Relance vide');
  const found = days.exec(part);
  if (!found) return faultAt(text, start, 'Une relance s’écrit «\u00a0TypeContact-NombreDeJours-Action\u00a0»');
  const [all, digits = ''] = found;
  const TypeContact = part.slice(0, found.index);
  const Action = part.slice(found.index + all.length);
  const atDays = start + found.index + 1;
  if (TypeContact.trim() === '') return faultAt(text, start, 'Type de contact vide');
  if (!writtenDays.test(digits)) return faultAt(text, atDays, 'Un nombre de jours de 0 à 9999, sans zéro devant, est attendu');
  if (Action.trim() === '') return faultAt(text, atDays + digits.length + 1, 'Action vide');
  return parsed({ TypeContact, NbJours: Number(digits), Action });
};

/**
 * `TypeContact-NbJours-Action`, separated by semicolons: 'Appel-7-Satisfaction;E-mail-30-Bilan'. The first number between
 * two dashes is the number of days, so a contact type may have a dash and an action anything.
 */
export const parseRelanceMulti = (text: string): Parsed<RelanceMulti[]> => {
  if (text === '') return parsed([]);
  const relances: RelanceMulti[] = [];
  for (const { part, start } of partsOf(text, ';')) {
    const entry = parseEntry(text, part, start);
    if (!entry.ok) return entry;
    relances.push(entry.value);
  }
  return parsed(relances);
};

/** Why days are not allowed as they are typed. */
export const daysFault = (typed: string): string | null => {
  if (typed === '') return 'Ce champ est obligatoire';
  return writtenDays.test(typed) ? null : 'Un nombre de jours de 0 à 9999 est attendu';
};

/** Also for follow-ups whose days are being typed. */
export const printRelanceMulti = (relances: readonly (Omit<RelanceMulti, 'NbJours'> & { NbJours: number | string })[]) =>
  relances.map(({ TypeContact, NbJours, Action }) => `${TypeContact}-${NbJours}-${Action}`).join(';');

/** Why a label is not allowed in its place: it would be read as something else. */
export const labelFault = (kind: 'TypeContact' | 'Action', label: string): string | null => {
  if (label.trim() === '') return 'Ce champ est obligatoire';
  if (label.includes(';')) return 'Le point-virgule sépare les relances';
  return kind === 'TypeContact' && /-\d+(-|$)/.test(label) ? 'Un nombre entre deux tirets serait lu comme le nombre de jours' : null;
};
