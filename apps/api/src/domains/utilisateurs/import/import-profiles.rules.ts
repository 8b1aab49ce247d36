import type { ChoiceField } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import type { Fault } from '../../../imports/lines.rules.ts';
import type { Profiles } from '../utilisateurs.rules.ts';
import type { UtilisateurLine } from './import-lines.rules.ts';

type List = ReadonlyMap<number, { Libelle: string }>;
type Found = { id: number } | { fault: string };

const fold = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
const shown = (text: string) => `«\u00a0${text.trim().slice(0, 60)}\u00a0»`;

/** Finds a profile by id, or by label regardless of accents, case and spaces. */
const profileFinder = (list: List) => {
  const byLabel = new Map<string, number[]>();
  for (const [id, { Libelle }] of list) byLabel.set(fold(Libelle), [...(byLabel.get(fold(Libelle)) ?? []), id]);
  return (text: string): Found => {
    const id = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined;
    if (id !== undefined && list.has(id)) return { id };
    const [first, ...others] = byLabel.get(fold(text)) ?? [];
    if (first === undefined) return { fault: `Profil inconnu\u00a0: ${shown(text)}` };
    if (others.length > 0)
      return { fault: `Plusieurs profils s’appellent ${shown(text)}\u00a0: indiquez le numéro (${[first, ...others].join(', ')})` };
    return { id: first };
  };
};

/** Turns labels and ids in profile cells into ids. */
export const profileResolver = ({ eSellerTeam, lead, relationClient }: Profiles) => {
  const finders = [
    ['drprofile_id', profileFinder(eSellerTeam)],
    ['IDDRProfileEsellerLead', profileFinder(lead)],
    ['IDProfil', profileFinder(relationClient)],
  ] as const;
  return ({ given }: UtilisateurLine) => {
    const ids: Partial<Record<ChoiceField, number>> = {};
    const faults: Fault[] = [];
    for (const [field, find] of finders) {
      const text = given[field];
      if (text === undefined) continue;
      const found = find(text);
      if ('id' in found) ids[field] = found.id;
      else faults.push({ field, message: found.fault });
    }
    return { ids, faults };
  };
};
