import { renaultCsbFields, type RenaultCsb } from '@comptoir/contract/interfaces/renault-csb';
import { text } from '@comptoir/contract/kit';
import { messages } from '@comptoir/contract/messages';
import {
  newUtilisateur,
  utilisateurChanges,
  utilisateurFlags,
  type Utilisateur,
  type UtilisateurFlag,
} from '@comptoir/contract/utilisateurs';
import { z } from 'zod';
import type { RecordForm } from '../../../kit/form/use-record-form.ts';

/** A user with what stands in calls of its own, as one form holds them. */
const wholeUtilisateur = newUtilisateur.extend({
  Sites: z.array(z.number()),
  ConfigNissan: utilisateurChanges.shape.ConfigNissan.unwrap(),
  /** A partner's name and password, which are not the user's own. */
  CsbUsername: text(),
  CsbPassword: text(),
});

export type UtilisateurIn = z.input<typeof wholeUtilisateur>;
export type UtilisateurOut = z.output<typeof wholeUtilisateur>;
export type UtilisateurRecord = RecordForm<UtilisateurIn, UtilisateurOut>;

interface Rules {
  /** The group is an eDataVoice client: a customer-relations profile is required. */
  isEDatavoice: boolean;
  /** Empty keeps the stored one, which the form then does not hold. */
  keepsPassword: boolean;
  /** There is a Renault CSB configuration: it is changed and never emptied. */
  hasCsb: boolean;
  /** Some of it can no longer be read: what stays empty stays as it is stored. */
  isCsbLost: boolean;
}

/** Both or none: one alone signs nobody in. */
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
    CsbUsername: isCsbAsked ? renaultCsbFields.Username : CsbUsername,
    CsbPassword: isCsbAsked ? renaultCsbFields.Password : CsbPassword,
  });
  return isCsbLost ? asked : asked.superRefine(wholeCsb);
};

const flagNames = Object.keys(utilisateurFlags) as UtilisateurFlag[];
/** `Object.fromEntries` over the flags' own names: every flag has its value. */
const flagsOf = (valueOf: (name: UtilisateurFlag) => boolean) =>
  Object.fromEntries(flagNames.map((name) => [name, valueOf(name)])) as Record<UtilisateurFlag, boolean>;

/** No profile is 0: the contract refuses it as it refuses none. */
export const newValues: UtilisateurIn = {
  Lastname: '',
  Firstname: '',
  Initial: '',
  EMail: '',
  PhoneNumber: '',
  MobilePhone: '',
  PrivatePhone: '',
  LoginWEB: '',
  Password: '',
  drprofile_id: 0,
  IDDRProfileEsellerLead: null,
  IDProfil: null,
  CodeIPNRenault: '',
  CodeFRStellantis: '',
  ...flagsOf((name) => name === 'Actif'),
  Sites: [],
  ConfigNissan: [],
  CsbUsername: '',
  CsbPassword: '',
};

export type Nissan = UtilisateurOut['ConfigNissan'][number];

/** Nothing of a site without a code is kept, so that what is typed and taken back is no change. */
export const filledNissan = (rows: readonly Nissan[]) =>
  rows.filter(({ CodeVendeur, VecturyID }) => CodeVendeur !== '' || VecturyID !== '').toSorted((a, b) => a.IDSite - b.IDSite);

/** `csb` is absent for those who do not see it. */
export const valuesOf = (stored: Utilisateur, csb?: RenaultCsb): UtilisateurIn => ({
  Lastname: stored.Lastname,
  Firstname: stored.Firstname,
  Initial: stored.Initial,
  EMail: stored.EMail,
  PhoneNumber: stored.PhoneNumber,
  MobilePhone: stored.MobilePhone,
  PrivatePhone: stored.PrivatePhone,
  LoginWEB: stored.LoginWEB,
  Password: stored.Password ?? '',
  drprofile_id: stored.drprofile_id,
  IDDRProfileEsellerLead: stored.IDDRProfileEsellerLead,
  IDProfil: stored.IDProfil,
  CodeIPNRenault: stored.CodeIPNRenault,
  CodeFRStellantis: stored.CodeFRStellantis,
  ...flagsOf((name) => stored[name]),
  Sites: stored.Sites.map(({ IDSite }) => IDSite).toSorted((a, b) => a - b),
  ConfigNissan: filledNissan(stored.ConfigNissan),
  CsbUsername: csb?.Username ?? '',
  CsbPassword: csb?.Password ?? '',
});
