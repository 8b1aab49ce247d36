import { customers } from '@comptoir/seed/registry';
import { customerRows } from '@comptoir/seed/customer';
import type { Row, TableRows } from '@comptoir/seed/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Accounts } from '../../../sandbox/src/accounts.ts';
import { openSandbox } from '../../../sandbox/src/sandbox.ts';

interface Account {
  partner: string;
  login: string;
  password: string;
}

const rowsOf = (tables: readonly TableRows[], table: string): readonly Row[] => tables.find((one) => one.table === table)?.rows ?? [];

/** What a sample customer signs in with at its partners, as its screens show it. */
const accountsOf = (tables: readonly TableRows[]): Account[] => {
  const acces = rowsOf(tables, 'accesPartenaires');
  const of = (Interface: string, Cible: unknown, Champ: string) =>
    String(
      acces.find((row) => row['Interface'] === Interface && row['Cible'] === String(Cible) && row['Champ'] === Champ)?.['Valeur'] ?? '',
    );
  const all: Account[] = [
    { partner: 'dbs', login: of('dbs', '', 'GRP_DBS_ClientId'), password: of('dbs', '', 'GRP_DBS_ClientSecret') },
    ...rowsOf(tables, 'planetvoUtilisateurs').map(({ IDPeople }) => ({
      partner: 'planetvo',
      login: of('planetvo', IDPeople, 'LoginInterface'),
      password: of('planetvo', IDPeople, 'PasswordInterface'),
    })),
    ...rowsOf(tables, 'renaultCsb').map(({ Username, Password }) => ({
      partner: 'renaultcsb',
      login: String(Username),
      password: String(Password),
    })),
    ...rowsOf(tables, 'gpParametres').map((row) => ({
      partner: 'smartdata',
      login: String(row['GRP_SmartDataForLead_Login']),
      password: String(row['GRP_SmartDataForLead_Password']),
    })),
    ...rowsOf(tables, 'publicationFtp').map(({ Login, Password }) => ({
      partner: 'ftp',
      login: String(Login),
      password: String(Password),
    })),
    ...rowsOf(tables, 'wallyComptes').map(({ IdWallyCompte, Identifiant }) => ({
      partner: 'wally',
      login: String(Identifiant),
      password: of('wally', IdWallyCompte, 'MotDePasse'),
    })),
  ];
  return all.filter(({ login, password }) => login !== '' && password !== '');
};

/** A call of each partner that says whether an account opens. */
const calls: Readonly<Record<string, readonly [method: string, path: string, body?: object]>> = {
  dbs: ['GET', 'dbs/sites'],
  planetvo: ['POST', 'planetvo/bases', { apiKey: 'cle-exemple' }],
  renaultcsb: ['POST', 'renaultcsb/verify'],
  smartdata: ['POST', 'smartdata/verify'],
  wally: ['POST', 'wally/customer_first/connection'],
};

/** Logins by which the stand-ins refuse, or break down, whatever the password is. */
const isRefused = ({ login }: Account) => /^(refus|expir|panne)/.test(login);

const accounts = customers.flatMap(({ recipe }) => accountsOf(customerRows(recipe))).filter((account) => !isRefused(account));

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const status = async ({ partner, login, password }: Account) => {
  const [method, path, body] = calls[partner]!;
  const answer = await fetch(`http://127.0.0.1:${sandbox.port}/${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.status;
};

it.each(Object.keys(calls))('%s takes the password of a sample account, and no other one', async (partner) => {
  const own = accounts.find((account) => account.partner === partner)!;
  const typed = async (password: string) => status({ ...own, password });
  expect([await typed('Essai-2047'), await typed(own.password), await typed(`${own.password} `)]).toEqual([401, 200, 401]);
});

it('every partner with accounts in the sample data knows each of them', () => {
  const known = new Accounts();
  expect([...new Set(accounts.map(({ partner }) => partner))].toSorted()).toEqual([
    'dbs',
    'ftp',
    'planetvo',
    'renaultcsb',
    'smartdata',
    'wally',
  ]);
  const wrong = accounts.filter(
    ({ partner, login, password }) =>
      known.isWrong(partner, { login, password }) || !known.isWrong(partner, { login, password: 'Essai-2047' }),
  );
  expect(wrong).toEqual([]);
});
