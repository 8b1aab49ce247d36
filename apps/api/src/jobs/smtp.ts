import { createTransport } from 'nodemailer';
import type { Deliver } from './outbox.ts';
import { domainOf, messageIdOf } from './outbox.rules.ts';

/** A delivery ends well before another process may take the message up. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers through the mail server of `url`: `smtp://user:password@host:587`, or `smtps:` for TLS from the start. */
export const smtpDelivery = (url: string, from: string): Deliver => {
  const transport = createTransport({ url, ...timeouts });
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
