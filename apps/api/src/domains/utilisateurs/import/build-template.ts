import writeXlsxFile from 'write-excel-file/node';
import { columns, type Column, type TextField } from './import-columns.rules.ts';

const texts: Record<TextField, string> = {
  Lastname: 'Obligatoire pour un nouvel utilisateur ; 50 caractères au maximum',
  Firstname: 'Obligatoire pour un nouvel utilisateur ; 50 caractères au maximum',
  Initial: '1 à 3 lettres ; déduites du prénom et du nom si la cellule d’un nouvel utilisateur est vide',
  EMail: 'Adresse e-mail ; 80 caractères au maximum',
  PhoneNumber: '255 caractères au maximum',
  MobilePhone: '255 caractères au maximum',
  PrivatePhone: '255 caractères au maximum',
  LoginWEB: 'Obligatoire ; 10 caractères au maximum. Un login connu modifie son utilisateur, un autre en ajoute un',
  Password: 'Obligatoire pour un nouvel utilisateur ; 8 caractères au maximum',
  CodeIPNRenault: '255 caractères au maximum',
  CodeFRStellantis: '255 caractères au maximum',
};

const expected = (column: Column) => {
  if (column.kind === 'text') return texts[column.field];
  if (column.kind === 'tick') return 'Oui ou Non';
  if (column.kind === 'sites') return 'Numéros de sites, séparés par | ; ils s’ajoutent à ceux de l’utilisateur';
  const isRequired = column.field === 'drprofile_id' ? 'Obligatoire pour un nouvel utilisateur ; nom' : 'Nom';
  return `${isRequired} ou numéro du profil`;
};

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

/** The second style of the sheet, for its second line: text, so that spreadsheets keep leading zeros. */
const textStyle = 2;
const asText = (tag: string, attributes: Record<string, string | number>) =>
  tag === 'col' ? { ...attributes, style: textStyle } : attributes;
const textColumns = { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transformElementAttributes: asText } } } };

const help = [
  ['Colonne', 'Contenu'].map(bold),
  ...columns.map((column) => [column.header, expected(column)]),
  ['', 'Une cellule vide laisse la valeur enregistrée comme elle est. Rien n’est supprimé.'],
];

/** The workbook to fill in: the columns of the import, and a sheet that explains them. */
export const buildTemplate = (): Promise<Buffer> => {
  const data = [columns.map(({ header }) => bold(header)), columns.map(() => ({ type: String, format: '@' }))];
  const widths = columns.map(({ header }) => ({ width: Math.max(14, header.length + 2) }));
  return writeXlsxFile(
    [
      { sheet: 'Utilisateurs', data, columns: widths, stickyRowsCount: 1 },
      { sheet: 'Aide', data: help, columns: [{ width: 34 }, { width: 100 }] },
    ],
    { features: [textColumns] },
  ).toBuffer();
};
