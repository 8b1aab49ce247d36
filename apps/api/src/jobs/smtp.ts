import { createTransport } from 'nodemailer';
import { isLoopback } from '../config/loopback.ts';
import type { Deliver } from './outbox.ts';
import { domainOf, messageIdOf } from './outbox.rules.ts';

/** A delivery ends well before another process may take the message up. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mail goes to another machine under TLS or not at all: a server that no longer offers it may be somebody in between. */
export const smtpOptions = (url: string) => ({ url, ...timeouts, requireTLS: !isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, '')) });

export interface Attached {
  to: readonly string[];
  subject: string;
  text: string;
  filename: string;
  content: string;
}

/** Sends one mail with a file, for good or not at all. @throws when the mail server does not take it for everybody */
export type SendFile = (mail: Attached) => Promise<void>;

export const smtpSendFile = (url: string, from: string): SendFile => {
  const transport = createTransport(smtpOptions(url));
  return async ({ to, filename, content, ...mail }) => {
    const { rejected } = await transport.sendMail({ ...mail, from, to: [...to], attachments: [{ filename, content }] });
    if (rejected.length > 0) throw new Error(`the mail server refused ${rejected.length} of ${to.length} recipients`);
  };
};

/** Delivers through the mail server of `url`: `smtp://user:password@host:587`, or `smtps:` for TLS from the start. */
export const smtpDelivery = (url: string, from: string): Deliver => {
  const transport = createTransport(smtpOptions(url));
  return async (message, schema, signal) => {
    const { destinataires, objet, texte, dateCreation } = message;
    const { rejected } = await transport.sendMail({
      from,
      to: destinataires,
      subject: objet,
      text: texte,
      date: dateCreation,
      messageId: messageIdOf(schema, message, domainOf(from)),
      signal,
    });
    return { refused: rejected };
  };
};
