import { labelOf } from '@comptoir/contract/fields/shapes';
import { utilisateurLotFields, type UtilisateurFlag } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { UtilisateursLot } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';

/** The changes chosen for many users; `null`, `undefined` and absent mean that a field stays. */
export interface LotDraft {
  flags: Partial<Record<UtilisateurFlag, boolean | undefined>>;
  drprofile_id: number | null;
  IDDRProfileEsellerLead: number | null;
  IDProfil: number | null;
  ajouterSites: number[];
  retirerSites: number[];
}

export const noChange: LotDraft = {
  flags: {},
  drprofile_id: null,
  IDDRProfileEsellerLead: null,
  IDProfil: null,
  ajouterSites: [],
  retirerSites: [],
};

const present = <V extends object>(values: V) =>
  // The entries of an object, less some, are a part of it.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as Partial<V>;

export const changesOf = ({ flags, ajouterSites, retirerSites, ...profiles }: LotDraft): Omit<UtilisateursLot, 'ids'> => ({
  changes: present({ ...flags, ...profiles }) as UtilisateursLot['changes'],
  ajouterSites,
  retirerSites,
});

/** What was chosen, by field. */
export const typedOf = ({ flags, ...others }: LotDraft): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(present({ ...flags, ...others })).filter(([, value]) => !Array.isArray(value) || value.length > 0));

/** The draft of which `typed` was made. */
export const draftOf = (typed: Readonly<Record<string, unknown>>): LotDraft => {
  const isFlag = ([name]: [string, unknown]) => !Object.hasOwn(noChange, name);
  const entries = Object.entries(typed);
  return {
    ...noChange,
    ...Object.fromEntries(entries.filter((one) => !isFlag(one))),
    flags: Object.fromEntries(entries.filter(isFlag)),
  };
};

/** A user's field as the screens name it. */
export const fieldName = (field: string) => labelOf(utilisateurLotFields, field);
