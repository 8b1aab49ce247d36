import type { AccesOperateur } from '@comptoir/contract/domains/securite/acces.calls';
import { shownText } from '../../kit/list/rows/cell-value.ts';

/** What sign-ins are still known of. */
export const lastSignIn = (Derniere: string | null) => (Derniere === null ? 'Aucune depuis 90 jours' : shownText('dateTime', Derniere));

/** The names of the limits of an operator; `all` where there are none. */
export const namesOf = (ids: AccesOperateur['Clients'], names: ReadonlyMap<number, string>, all: string) => {
  if (ids === null) return all;
  return ids.length === 0 ? 'Aucun' : ids.map((id) => names.get(id) ?? `n° ${id}`).join(', ');
};
