import { Refusal } from '@comptoir/contract/errors';

/** Whom a follow-up is available to: the whole group, or some companies, or some sites. */
export interface Disponibilite {
  Groupe: boolean;
  Plaques: readonly number[];
  Sites: readonly number[];
}

const nothing: Disponibilite = { Groupe: false, Plaques: [], Sites: [] };

const distinct = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

const refuse = (message: string): never => {
  throw new Refusal('invalid', message, { Groupe: message });
};

/**
 * One of the three is kept, the others are cleared (docs/regles/relances.md#availability). Absent keys keep what is `stored`.
 * @throws Refusal 400 when nothing is left, or when companies and sites are both asked for.
 */
export const resolveDisponibilite = (stored: Disponibilite = nothing, given: Partial<Disponibilite>): Disponibilite => {
  if (given.Groupe) return { ...nothing, Groupe: true };
  const Plaques = distinct(given.Plaques ?? []);
  const Sites = distinct(given.Sites ?? []);
  if (Plaques.length > 0 && Sites.length > 0) return refuse('Choisissez des sociétés ou des sites, pas les deux.');
  if (Plaques.length > 0) return { ...nothing, Plaques };
  if (Sites.length > 0) return { ...nothing, Sites };
  const left = { ...stored, ...given };
  if (left.Groupe || left.Plaques.length > 0 || left.Sites.length > 0) return left;
  return refuse('Choisissez le groupe, au moins une société ou au moins un site.');
};
