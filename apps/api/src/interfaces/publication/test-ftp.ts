import { Refusal } from '@comptoir/contract/errors';
import type { ConfigurationFtp } from '@comptoir/contract/interfaces/publication/publication.calls';
import { messages } from '@comptoir/contract/messages';
import type { App } from '../../http/parts.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { masked } from '../../partners/masked.ts';
import { FtpRefusal, tryFtp, type FtpTrace } from './publication.connector.ts';

interface Asker {
  app: Pick<App, 'config' | 'exchanges'>;
  customer: CustomerRecord;
  by: string;
}

const check = ({ Hote, Login }: ConfigurationFtp) => {
  const missing = Object.entries({ Hote, Login }).filter(([, value]) => value.trim() === '');
  if (missing.length === 0) return;
  throw new Refusal(
    'invalid',
    'Renseignez l’hôte et l’identifiant avant de tester la connexion.',
    Object.fromEntries(missing.map(([name]) => [name, messages.required])),
  );
};

const said = (Dossier: string, entries: number | null) => {
  const where = Dossier.trim() === '' ? 'le dossier du compte' : `le dossier «\u00a0${Dossier}\u00a0»`;
  if (entries === null) return `Le serveur FTP accepte la connexion et ${where}. Le transfert en mode actif n’est pas essayé d’ici.`;
  return `Le serveur FTP accepte la connexion, et ${where} contient ${entries} élément${entries > 1 ? 's' : ''}.`;
};

/**
 * Tries the typed server, and logs it in the exchange log without the password.
 * @throws Refusal 400, 422, 502
 */
export const testFtp = async ({ app, customer, by }: Asker, target: ConfigurationFtp) => {
  check(target);
  const { Hote, Port, Password, Dossier, Passif, Login } = target;
  const { outboundAllowedHosts: allowedHosts, partnerTimeoutSeconds } = app.config;
  const trace: FtpTrace = { lines: [], code: null };
  const began = performance.now();
  const keep = (failure: Refusal | undefined) =>
    app.exchanges.add(customer, {
      Partenaire: 'FTP de publication',
      Operation: 'Tester la connexion FTP',
      Cible: Hote,
      Auteur: by,
      Methode: 'FTP',
      Adresse: `ftp://${Hote}:${Port}/${Dossier.replace(/^\/+/, '')}`.slice(0, 500),
      Demande: masked(JSON.stringify({ Login, Password, Dossier, Passif }), ['Password'], []),
      Reponse: masked(trace.lines.join('\n'), [], [Password]),
      Statut: trace.code,
      DureeMs: Math.round(performance.now() - began),
      Essais: 1,
      Resultat: failure ? (failure instanceof FtpRefusal ? 'refus' : 'panne') : 'ok',
      Message: failure?.message ?? '',
    });
  try {
    const entries = await tryFtp(target, { allowedHosts, timeoutMillis: partnerTimeoutSeconds * 1000 }, trace);
    keep(undefined);
    return { message: said(Dossier, entries) };
  } catch (error) {
    if (error instanceof Refusal) keep(error);
    throw error;
  }
};
