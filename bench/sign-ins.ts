import { session } from '@comptoir/contract/domains/session/session.calls';
import { sampleAccounts } from '@comptoir/seed/registry';
import { ask } from './caller.ts';
import { Connection, written } from './connection.ts';
import { alternate, millisOf } from './measure.ts';
import type { Program } from './programs.ts';
import { atMost, milliseconds, type Row } from './report.ts';

const samples = 200;
/** What nobody distinguishes in a few hundred attempts through a network. */
const aim = 1.1;
/** More than one account, since each is held back after some attempts. */
const operators = 8;
const group = { BDGp: 'BDGpArmor', server: 'prod-ouest', host: 'armor.backoffice.localhost' };

/** A token whose owner has just said who they are. */
const tokenOf = async (port: number) => {
  const { login, password } = sampleAccounts.operator;
  const body = JSON.stringify({ login, password, url: 'localhost' });
  return session.authenticate.answer.parse(await ask(port, '/api/authenticate', { method: 'POST', body })).token;
};

const invited = async (port: number, token: string) => {
  const logins = Array.from({ length: operators }, (_, at) => `mesure.${at}`);
  for (const login of logins) {
    const body = JSON.stringify({ login, name: 'Mesure', Courriel: `${login}@exemple.example` });
    await ask(port, '/api/operateurs', { method: 'POST', token, body });
  }
  return logins;
};

const people = async (port: number, token: string) => {
  const headers = { server: group.server, bdgp: group.BDGp };
  const chosen = session.select.answer.parse(await ask(port, '/api/adminSelectDatabase', { method: 'POST', token, body: '{}', headers }));
  // The list of users, by the contract.
  const users = (await ask(port, '/api/utilisateurs', { token: chosen.token })) as { LoginWEB: string }[];
  return users.map(({ LoginWEB }) => LoginWEB).filter((login) => login !== '');
};

let attempts = 0;
/** Each attempt comes from another address, so that none is held back for those before it. */
const refused = (connection: Connection, login: string, url: string) => {
  attempts += 1;
  const from = `198.18.${Math.floor(attempts / 250)}.${1 + (attempts % 250)}`;
  const body = { login, password: 'un mot de passe faux', url };
  const request = written({ method: 'POST', path: '/api/authenticate', headers: { 'x-forwarded-for': from }, body });
  return millisOf(async () => {
    const { status } = await connection.send(request);
    if (status !== 401) throw new Error(`a wrong password of ${login} is answered ${status}`);
  });
};

/** A signal in either direction counts: what is refused sooner shows as much. */
const apart = async (port: number, known: readonly string[], url: string) => {
  const connection = await Connection.open(port);
  let at = 0;
  const next = () => known[(at += 1) % known.length]!;
  const compared = await alternate(
    samples,
    () => refused(connection, next(), url),
    () => refused(connection, `personne${attempts}`, url),
  );
  connection.close();
  return { ...compared, ratio: Math.max(compared.ratio, 1 / compared.ratio) };
};

/** Whether the time of a refusal says that a login exists: 200 that do beside 200 that do not, in turns. */
export const measureSignIns = async ({ port }: Program): Promise<Row[]> => {
  const token = await tokenOf(port);
  const ofOperators = await apart(port, await invited(port, token), 'localhost');
  const ofPeople = await apart(port, await people(port, token), group.host);
  return [
    atMost('wrong password of an operator, beside a login that nobody has', ofOperators, milliseconds, aim),
    atMost('wrong password of a person of a group, beside a login that nobody has', ofPeople, milliseconds, aim),
  ];
};
