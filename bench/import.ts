import { utilisateursImportCalls, utilisateursImportResult } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { columns, type Column } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { sheetOf } from '../e2e/kit/workbook.ts';
import { millisOf } from './measure.ts';
import { figure, seconds, type Row } from './report.ts';

const lines = 20_000;

const userOf = (n: number): Partial<Record<Column['field'], string>> => ({
  Lastname: 'Le Goff',
  Firstname: 'Yann',
  LoginWEB: `b${n}`,
  Password: 'abc',
  drprofile_id: 'Vendeur',
  EMail: `b${n}@banc.example`,
  PhoneNumber: '0298000000',
  Sites: '1|2',
});

/** A workbook of new users, each with two sites: sent, read, checked and written. */
export const measureImport = async (port: number, token: string): Promise<Row> => {
  const given = columns.filter(({ field }) => field in userOf(0));
  const users = Array.from({ length: lines }, (_, n) => given.map(({ field }) => userOf(n)[field] ?? ''));
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(sheetOf([given.map(({ header }) => header), ...users]))]), 'equipe.xlsx');
  const spent = await millisOf(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${utilisateursImportCalls.importUtilisateurs.path}?confirme=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the import of users: ${answer.status} ${text}`);
    const { nbUsersAddedOK, errors } = utilisateursImportResult.parse(JSON.parse(text));
    if (nbUsersAddedOK !== lines) throw new Error(`${nbUsersAddedOK} users were added: ${JSON.stringify(errors.slice(0, 3))}`);
  });
  return figure(`import of ${lines} users with two sites each`, spent, seconds, 20_000);
};
