import { namesOf } from '../../fields/shapes.ts';
import { columnOf, type ImportColumn, type ImportSpec } from '../../imports/spec.ts';
import { utilisateurFields } from './utilisateurs.fields.ts';

type Fields = typeof utilisateurFields;
type OfKind<K> = { [N in keyof Fields]: Fields[N]['kind'] extends K ? N : never }[keyof Fields];

export type ChoiceField = OfKind<'choice'>;
type TickField = OfKind<'flag'>;
export type TextField = Exclude<keyof Fields, ChoiceField | TickField>;
export type Field = keyof Fields;

export interface Column extends ImportColumn {
  field: Field | 'Sites';
}

/** What people write above a column, beside the words of its field. */
const titles: Partial<Record<Column['field'], readonly string[]>> = {
  Lastname: ['nom de famille', 'last name'],
  Firstname: ['first name'],
  Initial: ['initiale'],
  EMail: ['email', 'mail', 'courriel', 'adresse e-mail', 'adresse mail'],
  PhoneNumber: ['tel', 'téléphone fixe', 'tel fixe', 'fixe'],
  MobilePhone: ['portable', 'téléphone mobile', 'téléphone portable', 'tel mobile', 'tel portable'],
  PrivatePhone: ['tel privé', 'téléphone personnel'],
  LoginWEB: ['identifiant', 'login web', 'nom d’utilisateur'],
  Password: ['mdp', 'motdepasse'],
  drprofile_id: ['profil team'],
  // oxlint-disable-next-line french/one-name -- files made before carry it
  IDProfil: ['profil relation client'],
  // oxlint-disable-next-line french/one-name -- files made before carry it
  IDDRProfileEsellerLead: ['profil lead'],
  CodeIPNRenault: ['code ipn', 'ipn'],
  CodeFRStellantis: ['code fr'],
  Sites: ['site', 'numéros de sites', 'numéro de site', 'idsite'],
};

/** The columns of the template, from A on: their documented order. */
export const columns: readonly Column[] = [
  ...namesOf(utilisateurFields)
    .filter((name) => utilisateurFields[name].import)
    .map((name) => columnOf(utilisateurFields, name, { titles: titles[name] ?? [] })),
  { kind: 'list', field: 'Sites', header: 'Sites', titles: titles.Sites ?? [], required: false, secret: false },
];

/** A password never becomes a login, which everybody reads. */
export const utilisateursImport: ImportSpec<Column> = {
  name: 'utilisateurs',
  columns,
  apart: ['LoginWEB', 'Password'],
  key: { field: 'LoginWEB', twice: 'Ce login est aussi' },
  words: { un: 'utilisateur', des: 'utilisateurs', feminin: false, nom: 'Nom' },
};
