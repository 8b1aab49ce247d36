import type { WrittenField } from '@comptoir/contract/fields/field';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { messages } from '@comptoir/contract/messages';
import writeXlsxFile from 'write-excel-file/node';
import { columns, type Column, type Field } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';

const forNew = 'Obligatoire pour un nouvel utilisateur';

const obligationOf = (name: Field, field: WrittenField) => {
  if (name === 'LoginWEB') return 'Obligatoire';
  return field.kind === 'secret' || ('required' in field && field.required) ? forNew : '';
};

/** What a cell of one field's column expects. */
const expectedOf = (name: Field, field: WrittenField) => {
  const note = typeof field.import === 'string' ? field.import : '';
  if (field.kind === 'flag') return 'Oui ou Non';
  if (field.kind === 'choice') return field.required ? `${forNew}\u00a0; nom ou numéro du profil` : 'Nom ou numéro du profil';
  if (field.kind !== 'text' && field.kind !== 'secret') return note;
  const what = field.kind === 'text' && field.type === 'email' ? 'Adresse e-mail' : '';
  const limits = [obligationOf(name, field), what, messages.tooLong(field.max)].filter(Boolean).join('\u00a0; ');
  return [limits, note].filter(Boolean).join('. ');
};

const expected = ({ field }: Column) =>
  field === 'Sites'
    ? 'Numéros de sites, séparés par |\u00a0; ils s’ajoutent à ceux de l’utilisateur'
    : expectedOf(field, utilisateurFields[field]);

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
