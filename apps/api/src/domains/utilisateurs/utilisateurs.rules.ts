import { Refusal } from '@comptoir/contract/errors';
import { defaultsOf, pick } from '@comptoir/contract/fields/shapes';
import { reservedFields, utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { messages } from '@comptoir/contract/messages';
import type { Kind } from '@comptoir/contract/rights';
import { leadFollows, type NewUtilisateur, type UtilisateurChanges } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { valeur } from '../../db/faults/because.ts';

/** Lead profile whose holders may be copied on appointment e-mails (docs/regles/utilisateurs.md#copy-of-appointments). */
const copiedLeadProfile = 3;

export interface Present {
  IDPeople: number;
  AccesCRMeSeller: boolean;
  Actif: boolean;
  IsAccountOpened: boolean;
}

const reservedDefaults = defaultsOf(pick(utilisateurFields, reservedFields));

/** If customer access sends the reserved fields all the same, the stored values stay. */
export const withoutReserved = (kind: Kind, changes: UtilisateurChanges): UtilisateurChanges => {
  if (kind === 'operator') return changes;
  const reserved = new Set<string>(reservedFields);
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !reserved.has(field)));
};

/** A user added by customer access gets their defaults. */
export const withReservedDefaults = (kind: Kind, given: NewUtilisateur): NewUtilisateur =>
  kind === 'operator' ? given : { ...given, ...reservedDefaults };

type Locked = 'AccesCRMeSeller' | 'Actif';

/** Whether a tick is one that customer access no longer changes (docs/regles/utilisateurs.md#locks-of-an-opened-account). */
export const isLocked = (
  kind: Kind,
  name: Locked,
  { IsAccountOpened }: Pick<Present, 'IsAccountOpened'>,
  { isEDatavoice }: { isEDatavoice: boolean },
) => kind !== 'operator' && IsAccountOpened && (name !== 'Actif' || isEDatavoice);

/** Two ticks that customer access no longer changes. @throws Refusal 422 on the tick at fault. */
export const checkLocks = (kind: Kind, present: Present, changes: UtilisateurChanges, of: { isEDatavoice: boolean }) => {
  for (const name of ['AccesCRMeSeller', 'Actif'] as const) {
    if (changes[name] === undefined || changes[name] === present[name] || !isLocked(kind, name, present, of)) continue;
    const sentence = 'Le compte eSeller de cet utilisateur est ouvert\u00a0: ce champ ne peut pas être modifié.';
    throw new Refusal('rule', sentence, { [name]: 'Compte eSeller ouvert' }).because(
      valeur('utilisateurs', { IDPeople: present.IDPeople }, undefined, {
        phrase: 'Fermer son compte eSeller',
        methode: 'POST',
        chemin: '/api/utilisateurs/eseller/close',
        corps: [present.IDPeople],
      }),
    );
  }
};

/**
 * Nobody of customer access shuts himself out, the last administrator of the group least of all
 * (docs/regles/utilisateurs.md#ones-own-account). @throws Refusal 422
 */
export const checkOwn = (
  { kind, id }: { kind: Kind; id: number },
  present: Pick<Present, 'Actif'> & { IDPeople: number },
  { Actif }: Pick<UtilisateurChanges, 'Actif'>,
) => {
  if (kind === 'operator' || id !== present.IDPeople || !present.Actif || Actif !== false) return;
  throw new Refusal('rule', 'Vous ne pouvez pas suspendre votre propre compte\u00a0: demandez-le à un autre administrateur du groupe.', {
    Actif: 'C’est votre propre compte',
  });
};

/** The profiles that may be chosen, by id. */
export interface Profiles {
  isEDatavoice: boolean;
  eSellerTeam: ReadonlyMap<number, { Libelle: string; AccesBackOffice?: boolean }>;
  lead: ReadonlyMap<number, { Libelle: string }>;
  relationClient: ReadonlyMap<number, { Libelle: string; IDTypeProfil: number }>;
}

export const profileFields = ['drprofile_id', 'IDDRProfileEsellerLead', 'IDProfil'] as const;
export type ProfileField = (typeof profileFields)[number];
type ProfileFaults = Partial<Record<ProfileField, string>>;

/**
 * Only operators open the back office to a person (docs/decisions/0008-rights-that-a-session-may-grant.md): customer access
 * gives no such profile, but may leave one in place.
 * @throws Refusal 403
 */
export const checkGiven = (
  kind: Kind,
  present: { drprofile_id: number } | undefined,
  { drprofile_id }: UtilisateurChanges,
  { eSellerTeam }: Pick<Profiles, 'eSellerTeam'>,
) => {
  if (kind === 'operator' || drprofile_id === undefined || drprofile_id === present?.drprofile_id) return;
  if (!eSellerTeam.get(drprofile_id)?.AccesBackOffice) return;
  throw new Refusal('forbidden', 'Ce profil ouvre l’accès au back-office\u00a0: il ne peut pas être donné depuis votre accès.', {
    drprofile_id: 'Profil réservé',
  });
};

/** Whether a password is too short; '' is one that cannot be read any more: it is judged when it is given anew. */
export const isShorter = (password: string, characters: number) => password !== '' && [...password].length < characters;

/** What is wrong with the password of somebody who may open the back office (docs/regles/utilisateurs.md#shortest-password). */
const shortFault = (MotDePasseMinimum: number) =>
  `Au moins ${MotDePasseMinimum} caractère${MotDePasseMinimum > 1 ? 's' : ''} pour un profil qui ouvre le back-office`;

/** A profile that asks for a longer password than the one that stays. */
const shortStoredFault = (MotDePasseMinimum: number) =>
  `Ce profil ouvre le back-office, et le mot de passe de cette personne a moins de ${MotDePasseMinimum} caractères`;

/**
 * What the policy says of a password that is given, or of a profile that is given to somebody whose password stays.
 * `readStored` reads that password.
 */
export const passwordFaults = (
  { MotDePasseMinimum, opensBackOffice }: { MotDePasseMinimum: number; opensBackOffice: boolean },
  given: { Password: string | undefined; isNewProfile: boolean },
  readStored: () => string,
): { Password?: string; drprofile_id?: string } => {
  if (MotDePasseMinimum === 0 || !opensBackOffice) return {};
  const isShort = (password: string) => isShorter(password, MotDePasseMinimum);
  if (given.Password !== undefined) return isShort(given.Password) ? { Password: shortFault(MotDePasseMinimum) } : {};
  return given.isNewProfile && isShort(readStored()) ? { drprofile_id: shortStoredFault(MotDePasseMinimum) } : {};
};

const gone = 'Ce profil n’existe plus';

/**
 * The profiles that follow from those asked for (docs/regles/utilisateurs.md#profiles).
 * `present` is undefined for a new user.
 */
export const resolveProfiles = (present: { IDProfil: number | null } | undefined, changes: UtilisateurChanges, profiles: Profiles) => {
  const { drprofile_id, IDDRProfileEsellerLead } = changes;
  const faults: ProfileFaults = {};
  const derived: { IDProfil?: null; IDDRProfileEsellerLead?: number } = {};
  const IDProfil = changes.IDProfil === undefined ? (present?.IDProfil ?? null) : changes.IDProfil;
  if (drprofile_id !== undefined && !profiles.eSellerTeam.has(drprofile_id)) faults.drprofile_id = gone;
  if (!profiles.isEDatavoice) {
    if (changes.IDProfil !== undefined) derived.IDProfil = null;
  } else if (IDProfil !== null) {
    const profil = profiles.relationClient.get(IDProfil);
    if (!profil) faults.IDProfil = gone;
    else if (changes.IDProfil !== undefined || IDDRProfileEsellerLead !== undefined) derived.IDDRProfileEsellerLead = profil.IDTypeProfil;
  } else if (changes.IDProfil === null || !present) {
    faults.IDProfil = messages.required;
  }
  const lead = derived.IDDRProfileEsellerLead ?? IDDRProfileEsellerLead ?? null;
  if (lead !== null && !profiles.lead.has(lead)) faults.IDDRProfileEsellerLead = gone;
  return { derived, faults };
};

interface PresentProfiles {
  IDProfil: number | null;
  IDDRProfileEsellerLead: number | null;
}

/**
 * Another lead profile than the one that the kept customer-relations profile decides. A whole record sent back as it is stored
 * is none. @throws Refusal 400
 */
export const checkLead = (present: PresentProfiles | undefined, asked: UtilisateurChanges, decided: number | undefined) => {
  const { IDProfil = present?.IDProfil, IDDRProfileEsellerLead: lead } = asked;
  if (!present || lead === undefined || decided === undefined || IDProfil !== present.IDProfil) return;
  if (lead === decided || lead === present.IDDRProfileEsellerLead) return;
  throw new Refusal('invalid', `${leadFollows}.`, { IDDRProfileEsellerLead: leadFollows });
};

/** Only holders of lead profile 3 keep the copy of appointments. If neither changes, both stay. */
export const clearCopy = <C extends UtilisateurChanges>(present: { IDDRProfileEsellerLead: number | null } | undefined, changes: C): C => {
  const { IDDRProfileEsellerLead, EnCopieRDVeSellerLead } = changes;
  if (IDDRProfileEsellerLead === undefined && EnCopieRDVeSellerLead === undefined) return changes;
  const profile = IDDRProfileEsellerLead === undefined ? (present?.IDDRProfileEsellerLead ?? null) : IDDRProfileEsellerLead;
  return profile === copiedLeadProfile ? changes : { ...changes, EnCopieRDVeSellerLead: false };
};
