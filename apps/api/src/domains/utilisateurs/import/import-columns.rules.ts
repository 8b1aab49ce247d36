import { utilisateurFlags, type UtilisateurFlag } from '@comptoir/contract/utilisateurs';

const texts = {
  Lastname: 'Nom',
  Firstname: 'Prénom',
  Initial: 'Initiales',
  EMail: 'E-mail',
  PhoneNumber: 'Téléphone',
  MobilePhone: 'Mobile',
  PrivatePhone: 'Téléphone privé',
  LoginWEB: 'Login',
  Password: 'Mot de passe',
} as const;
const choices = { drprofile_id: 'Profil', IDDRProfileEsellerLead: 'Profil lead', IDProfil: 'Profil relation client' } as const;
const codes = { CodeIPNRenault: 'Code IPN Renault', CodeFRStellantis: 'Code FR Stellantis' } as const;

export type TextField = keyof typeof texts | keyof typeof codes;
export type ChoiceField = keyof typeof choices;
export type Field = TextField | ChoiceField | UtilisateurFlag;

export type Column =
  | { kind: 'text'; field: TextField; header: string }
  | { kind: 'choice'; field: ChoiceField; header: string }
  | { kind: 'tick'; field: UtilisateurFlag; header: string }
  | { kind: 'sites'; field: 'Sites'; header: string };

/** One column per entry of a record whose keys are all the fields of that kind. */
const columnsOf = <K extends Column['kind'], F extends string>(kind: K, headers: Record<F, string>) =>
  (Object.keys(headers) as F[]).map((field) => ({ kind, field, header: headers[field] }));

/** The columns of the template, from A on. The file's own header is not read: the place of a column decides. */
export const columns: readonly Column[] = [
  ...columnsOf('text', texts),
  ...columnsOf('choice', choices),
  ...columnsOf('tick', utilisateurFlags),
  ...columnsOf('text', codes),
  { kind: 'sites', field: 'Sites', header: 'Sites' },
];

const headers = new Map(columns.map(({ field, header }) => [field, header]));
/** A field's header in the template. */
export const headerOf = (field: Column['field']) => headers.get(field) ?? field;
