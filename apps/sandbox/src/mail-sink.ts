import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Accounts } from './accounts.ts';
import type { Fault } from './fault.ts';
import type { Faults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';

const partner = 'smtp';
const maxBytes = 25 * 1024 * 1024;

/** Refusals of a mail server, with code and sentence of RFC 5321. */
const refusals: Partial<Record<Fault, { responseCode: number; text: string }>> = {
  refuse: { responseCode: 550, text: '5.7.1 Relay access denied' },
  error500: { responseCode: 451, text: '4.3.0 Temporary server error' },
  expired: { responseCode: 535, text: '5.7.8 Authentication credentials expired' },
};

const bytesOf = (content: Email['attachments'][number]['content']) =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

const messageOf = (email: Email, { envelope }: SMTPServerSession) => ({
  receivedAt: new Date().toISOString(),
  from: envelope.mailFrom ? envelope.mailFrom.address : '',
  to: envelope.rcptTo.map(({ address }) => address),
  subject: email.subject ?? '',
  text: email.text ?? '',
  html: email.html ?? '',
  attachments: email.attachments.map(({ filename, mimeType, content }) => ({ name: filename ?? '', mimeType, bytes: bytesOf(content) })),
});

interface Told {
  faults: Faults;
  accounts: Accounts;
}

/** An SMTP server that keeps every message and delivers none. */
export const openMailSink = async (port: number, mailbox: Mailbox, { faults, accounts }: Told) => {
  faults.declare(partner, 'Serveur de courriels (SMTP)', ['none', 'slow', 'refuse', 'error500', 'expired']);
  const refusal = () => {
    const found = refusals[faults.of(partner).fault];
    return found && Object.assign(new Error(found.text), { responseCode: found.responseCode });
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    size: maxBytes,
    closeTimeout: 500,
    onAuth: ({ username, password }, _session, callback) => {
      const login = username ?? '';
      const isWrong = accounts.isWrong(partner, { login, password: password ?? '' });
      const wrong = isWrong && Object.assign(new Error('5.7.8 Authentication credentials invalid'), { responseCode: 535 });
      callback(wrong || refusal(), { user: login });
    },
    onMailFrom: (_address, _session, callback) => callback(refusal()),
    onData: (stream, session, callback) => {
      const take = async () => {
        const raw = await buffer(stream);
        const { fault, delayMs } = faults.of(partner);
        if (fault === 'slow') await wait(delayMs, undefined, { ref: false });
        if (stream.sizeExceeded) throw Object.assign(new Error('5.3.4 Message too big'), { responseCode: 552 });
        mailbox.add(messageOf(await PostalMime.parse(raw), session));
      };
      take().then(() => callback(), callback);
    },
  });
  server.on('error', () => {
    // A client that hangs up is no fault of the sink; listening errors are awaited below.
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  // A TCP server's address is always this object.
  const { port: chosen } = listening.address() as AddressInfo;
  return { port: chosen, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};
