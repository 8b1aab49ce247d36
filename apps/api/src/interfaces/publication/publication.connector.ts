import { Client, FTPError } from 'basic-ftp';
import { Refusal } from '@comptoir/contract/errors';
import type { ConfigurationFtp } from '@comptoir/contract/interfaces/publication/publication.calls';
import { outboundAddresses } from '../../partners/outbound-address.ts';

/** The dialogue on the connection, for the exchange log; the client writes `###` for the password. */
export interface FtpTrace {
  lines: string[];
  code: number | null;
}

interface Limits {
  allowedHosts: readonly string[];
  timeoutMillis: number;
}

/** The server refused; not a failure of the network. */
export class FtpRefusal extends Refusal {}

type Step = 'connexion' | 'dossier' | 'liste';
const mostLines = 200;
const mostSigns = 500;

const verify = 'Vérifiez l’hôte et le port.';
const unreadable = `La réponse reçue n’est pas celle d’un serveur FTP. ${verify}`;
const sentences: Record<string, string> = {
  ECONNREFUSED: `La connexion au serveur FTP est impossible. ${verify}`,
  EHOSTUNREACH: `La connexion au serveur FTP est impossible. ${verify}`,
  ENETUNREACH: `La connexion au serveur FTP est impossible. ${verify}`,
  ECONNRESET: `Le serveur FTP a coupé la connexion. ${verify}`,
};
const passive =
  'Le serveur FTP accepte la connexion, mais le transfert en mode passif échoue. Vérifiez avec l’hébergeur que les ports passifs sont ouverts.';

const refusalOf = ({ code }: FTPError, step: Step, Dossier: string) => {
  if (code === 421 || (code >= 400 && code < 430))
    return new Refusal('partner', 'Le serveur FTP n’est pas disponible pour le moment. Réessayez dans quelques instants.');
  if (step === 'dossier')
    return new FtpRefusal('partner', `Le dossier «\u00a0${Dossier}\u00a0» n’existe pas sur le serveur FTP, ou ce compte n’y a pas accès.`);
  if (step === 'liste')
    return new FtpRefusal('partner', 'Ce compte ne peut pas lire le dossier du serveur FTP. Vérifiez ses droits avec l’hébergeur.');
  return new FtpRefusal('partner', 'Le serveur FTP refuse l’identifiant ou le mot de passe. Vérifiez-les\u00a0; ils ont pu expirer.');
};

const failureOf = (error: unknown, step: Step, { lines, code }: FtpTrace, isLate: boolean) => {
  if (step === 'liste') return passive;
  const heard = lines.some((line) => line.startsWith('< '));
  if (heard && code === null) return unreadable;
  if (isLate || (error instanceof Error && error.message.startsWith('Timeout')))
    return `Le serveur FTP met trop de temps à répondre. ${verify}`;
  const name = error instanceof Error && 'code' in error ? String(error.code) : '';
  return sentences[name] ?? `Le serveur FTP a coupé la connexion. ${verify}`;
};

/** Signs in, enters the folder and, in passive mode, lists it: active mode would need a port of ours. */
const visit = async (
  client: Client,
  { Login, Password, Dossier, Passif }: ConfigurationFtp,
  to: { host: string; port: number },
  at: (step: Step) => void,
) => {
  await client.access({ ...to, user: Login, password: Password });
  at('dossier');
  if (Dossier.trim() !== '') await client.cd(Dossier);
  at('liste');
  return Passif ? (await client.list()).length : null;
};

/**
 * Tries the typed FTP server; answers the number of entries in the folder, or `null` if not listed.
 * @throws Refusal 502 with what to check, 422 for an address of a private network
 */
export const tryFtp = async (target: ConfigurationFtp, { allowedHosts, timeoutMillis }: Limits, trace: FtpTrace) => {
  const [address] = await outboundAddresses(target.Hote, allowedHosts);
  const client = new Client(timeoutMillis);
  client.ftp.log = (line) => {
    const [, code] = /^< (\d{3})[ -]/.exec(line) ?? [];
    if (code) trace.code = Number(code);
    if (trace.lines.length < mostLines) trace.lines.push(line.trimEnd().slice(0, mostSigns));
  };
  let step: Step = 'connexion';
  let isLate = false;
  // The client's own limit starts again with each word of the server; this one ends the whole visit.
  const deadline = setTimeout(() => {
    isLate = true;
    client.close();
  }, timeoutMillis);
  try {
    // It throws where there is none.
    return await visit(client, target, { host: address!.address, port: target.Port }, (next) => {
      step = next;
    });
  } catch (error) {
    if (error instanceof FTPError) throw refusalOf(error, step, target.Dossier);
    throw new Refusal('partner', failureOf(error, step, trace, isLate));
  } finally {
    clearTimeout(deadline);
    client.close();
  }
};
