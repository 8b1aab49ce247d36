import type { UtilisateursImportResult } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { columns, type Column } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import type { Utilisateur, UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { ImportSpec } from '@comptoir/contract/imports/spec';
import type { Client } from '../http.ts';
import { workbookOf, type CellValue } from '../workbook.ts';

export type ImportedRow = Partial<Record<Column['field'], CellValue>>;

export const importPath = '/api/utilisateurs/importUtilisateurs';
export const importHeader = columns.map(({ header }) => header);
export const importCells = (row: ImportedRow) => columns.map(({ field }) => row[field]);

/** A file to import: the header and these lines. */
export const importFile = (rows: readonly ImportedRow[]): Buffer => workbookOf([importHeader, ...rows.map(importCells)]);

/** A valid line that adds a user on the test customers. */
export const importedUser = (LoginWEB: string, more: ImportedRow = {}): ImportedRow => ({
  Lastname: 'Le Goff',
  Firstname: 'Yann',
  LoginWEB,
  Password: 'abc',
  drprofile_id: 'Vendeur',
  ...more,
});

/** A file for an import: its header and these lines, by field. */
export const specFile = ({ columns: all }: ImportSpec, rows: readonly Readonly<Partial<Record<string, CellValue>>>[]): Buffer =>
  workbookOf([all.map(({ header }) => header), ...rows.map((row) => all.map(({ field }) => row[field]))]);

export const importForm = (content: Buffer, name = 'utilisateurs.xlsx', json?: object | string) => {
  const form = new FormData();
  if (json !== undefined) form.append('json', typeof json === 'string' ? json : JSON.stringify(json));
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

export const sendImport = (
  by: Client,
  content: Buffer,
  { essai = false, name = 'utilisateurs.xlsx', json }: { essai?: boolean; name?: string; json?: object | string } = {},
) =>
  by.call<UtilisateursImportResult & { message?: string }>(
    'POST',
    `${importPath}${essai ? '?essai=1' : ''}`,
    importForm(content, name, json),
  );

export const listUsers = async (by: Client) => (await by.call<UtilisateurRow[]>('GET', '/api/utilisateurs')).body;

export const findUser = async (by: Client, LoginWEB: string) => {
  const row = (await listUsers(by)).find((user) => user.LoginWEB === LoginWEB);
  return row && (await by.call<Utilisateur>('GET', `/api/utilisateurs/${row.IDPeople}`)).body;
};

/** What a refused import or a trial must not touch: the users, the mark of their list, the journal. */
export const importTrace = async (by: Client) => {
  const users = await by.call('GET', '/api/utilisateurs');
  const journal = await by.call('GET', '/api/journal');
  return [users.headers['etag'], users.text, journal.text];
};
