import { defaultsOf, namesOf } from '@comptoir/contract/fields/shapes';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { renaultCsbFields, type RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { text } from '@comptoir/contract/kit';
import { messages } from '@comptoir/contract/messages';
import { newUtilisateur, utilisateurChanges, type Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { z } from 'zod';
import type { RecordForm } from '../../../kit/form/use-record-form.ts';

/** A user as one form holds it, with the parts that have calls of their own. */
const wholeUtilisateur = newUtilisateur.extend({
  Sites: z.array(z.number()),
  ConfigNissan: utilisateurChanges.shape.ConfigNissan.unwrap(),
  /** A partner's login and password, not the user's own. */
  CsbUsername: text(),
  CsbPassword: text(),
});

export type UtilisateurIn = z.input<typeof wholeUtilisateur>;
export type UtilisateurOut = z.output<typeof wholeUtilisateur>;
export type UtilisateurRecord = RecordForm<UtilisateurIn, UtilisateurOut>;

interface Rules {
  /** The group is an eDataVoice client: a customer-relations profile is required. */
  isEDatavoice: boolean;
  /** An empty password keeps the stored one, which is then not in the form. */
  keepsPassword: boolean;
  /** A Renault CSB configuration exists: it can be changed but not emptied. */
  hasCsb: boolean;
  /** Parts of it can no longer be read: what stays empty stays as stored. */
  isCsbLost: boolean;
}

/** Both or none: one alone is useless. */
const wholeCsb = ({ CsbUsername, CsbPassword }: { CsbUsername: string; CsbPassword: string }, context: z.RefinementCtx) => {
  if ((CsbUsername === '') === (CsbPassword === '')) return;
  context.addIssue({ code: 'custom', path: [CsbUsername === '' ? 'CsbUsername' : 'CsbPassword'], message: messages.required });
};

export const schemaOf = ({ isEDatavoice, keepsPassword, hasCsb, isCsbLost }: Rules): z.ZodType<UtilisateurOut, UtilisateurIn> => {
  const { IDProfil, Password } = newUtilisateur.shape;
  const { CsbUsername, CsbPassword } = wholeUtilisateur.shape;
  const isCsbAsked = hasCsb && !isCsbLost;
  const asked = wholeUtilisateur.extend({
    IDProfil: isEDatavoice ? IDProfil.refine((id) => id !== null, messages.required) : IDProfil,
    Password: keepsPassword ? utilisateurChanges.shape.Password.unwrap() : Password,
    CsbUsername: isCsbAsked ? renaultCsbFields.Username.input : CsbUsername,
    CsbPassword: isCsbAsked ? renaultCsbFields.Password.input : CsbPassword,
  });
  return isCsbLost ? asked : asked.superRefine(wholeCsb);
};

/** No profile is 0: the contract refuses it as it refuses none. */
export const newValues: UtilisateurIn = {
  ...defaultsOf(utilisateurFields),
  Lastname: '',
  Firstname: '',
  Initial: '',
  LoginWEB: '',
  Password: '',
  drprofile_id: 0,
  Sites: [],
  ConfigNissan: [],
  CsbUsername: '',
  CsbPassword: '',
};

/** A new user, on this site if one is given. */
export const valuesOn = (IDSite: number | undefined): UtilisateurIn =>
  IDSite === undefined ? newValues : { ...newValues, Sites: [IDSite] };

const { Password: _, ...shown } = utilisateurFields;
/** The fields that every session is answered. */
const shownOf = (stored: Utilisateur) =>
  // One value per name, which the stored user has.
  Object.fromEntries(namesOf(shown).map((name) => [name, stored[name]])) as Pick<Utilisateur, keyof typeof shown>;

export type Nissan = UtilisateurOut['ConfigNissan'][number];

/** A site without codes is left out, so that typing and undoing is no change. */
export const filledNissan = (rows: readonly Nissan[]) =>
  rows.filter(({ CodeVendeur, VecturyID }) => CodeVendeur !== '' || VecturyID !== '').toSorted((a, b) => a.IDSite - b.IDSite);

/** `csb` is absent for people who do not see it. */
export const valuesOf = (stored: Utilisateur, csb?: RenaultCsb): UtilisateurIn => ({
  ...shownOf(stored),
  Password: stored.Password ?? '',
  Sites: stored.Sites.map(({ IDSite }) => IDSite).toSorted((a, b) => a - b),
  ConfigNissan: filledNissan(stored.ConfigNissan),
  CsbUsername: csb?.Username ?? '',
  CsbPassword: csb?.Password ?? '',
});
