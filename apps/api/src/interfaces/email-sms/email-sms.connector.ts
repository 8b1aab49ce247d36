import { Refusal } from '@comptoir/contract/errors';
import { createTransport } from 'nodemailer';
import { PartnerFailure, type FailureKind } from '../../partners/partner-failure.ts';
import { outboundAddresses } from '../../partners/outbound-address.ts';

export interface MailServer {
  host: string;
  port: number;
  login: string;
  password: string;
  from: string;
  useSSL: boolean;
}

const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };

const sentences: Record<string, string> = {
  EAUTH: 'Le serveur d’e-mails refuse l’identifiant ou le mot de passe. Vérifiez Login et Password.',
  EENVELOPE: 'Le serveur d’e-mails refuse l’expéditeur ou le destinataire. Vérifiez From.',
  ETIMEDOUT: 'Le serveur d’e-mails met trop de temps à répondre. Vérifiez Host et Port.',
  ESOCKET: 'La connexion au serveur d’e-mails est impossible. Vérifiez Host, Port et «\u00a0Utiliser SSL\u00a0».',
  ECONNECTION: 'La connexion au serveur d’e-mails est impossible. Vérifiez Host, Port et «\u00a0Utiliser SSL\u00a0».',
  EDNS: 'Le serveur d’e-mails est introuvable. Vérifiez Host.',
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** @throws Refusal 422 for an address of a private network, 502 for one that cannot be found */
const transportOf = async ({ host, port, login, password, useSSL }: Omit<MailServer, 'from'>, allowedHosts: readonly string[]) => {
  const [address] = await outboundAddresses(host, allowedHosts);
  return createTransport({
    // It throws where there is none.
    host: address!.address,
    port,
    secure: useSSL,
    auth: { user: login, pass: password },
    tls: { servername: host },
    ...timeouts,
  });
};

/**
 * Sends a short message through a typed mail server. Never retried: it would arrive twice.
 * @throws Refusal 502 with what to check, 422 for an address of a private network
 */
export const sendTestMail = async ({ from, ...server }: MailServer, to: string, allowedHosts: readonly string[]) => {
  const transport = await transportOf(server, allowedHosts);
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'Message de test du module Email/SMS',
      text: 'Ce message confirme que le serveur d’e-mails configuré dans le module Email/SMS fonctionne.',
    });
  } catch (error) {
    throw new Refusal('partner', sentences[codeOf(error)] ?? 'Le serveur d’e-mails a refusé le message. Vérifiez la configuration.');
  } finally {
    transport.close();
  }
};

const kinds: Record<string, FailureKind> = { EAUTH: 'refused', ETIMEDOUT: 'timeout' };

/** Signs in to a mail server and sends nothing. @throws PartnerFailure */
export const checkMailServer = async (server: Omit<MailServer, 'from'>, allowedHosts: readonly string[]) => {
  const transport = await transportOf(server, allowedHosts).catch((error: unknown) => {
    throw error instanceof Refusal ? new PartnerFailure('address', error.message) : error;
  });
  try {
    await transport.verify();
  } catch (error) {
    const code = codeOf(error);
    const message = sentences[code] ?? 'Le serveur d’e-mails ne répond pas comme attendu. Vérifiez la configuration.';
    throw new PartnerFailure(kinds[code] ?? 'unreachable', message);
  } finally {
    transport.close();
  }
};
