import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Accounts } from './accounts.ts';
import { mountDocuments } from './documents.ts';
import { SandboxClock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import { eDataVoice } from './edatavoice.ts';
import { Faults } from './faults.ts';
import { openFtp } from './ftp.ts';
import { openMailSink } from './mail-sink.ts';
import { Mailbox } from './mailbox.ts';
import { mountPartner } from './partner.ts';
import { products } from './products.ts';
import { Received } from './received.ts';
import { stockPartners } from './stock-partners.ts';

const host = '127.0.0.1';

/** Opens the stand-ins of the partners, the FTP server and the mail sink, on the loopback only. */
export const openSandbox = async ({ port, smtpPort, ftpPort = 0 }: SandboxConfig) => {
  const clock = new SandboxClock();
  const faults = new Faults(clock);
  const accounts = new Accounts();
  const received = new Received();
  const mailbox = new Mailbox();
  const fastify = Fastify({ forceCloseConnections: true });
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  for (const part of [faults, accounts, received, mailbox, clock]) part.mount(fastify);
  mountDocuments(fastify);
  for (const partner of [...products, eDataVoice(), ...stockPartners(accounts, clock)])
    await mountPartner(fastify, partner, { faults, accounts, received });
  await fastify.listen({ port, host });
  const opened: { close: () => Promise<unknown> }[] = [fastify];
  const close = async () => {
    await Promise.all(opened.map((part) => part.close()));
  };
  const orClose = async <T extends { close: () => Promise<unknown> }>(opening: Promise<T>) => {
    const part = await opening.catch(async (error: unknown) => {
      await close();
      throw error;
    });
    opened.push(part);
    return part;
  };
  const sink = await orClose(openMailSink(smtpPort, mailbox, { faults, accounts }));
  const ftp = await orClose(openFtp(ftpPort, { faults, accounts }));
  // A TCP server's address is always this object.
  const { port: chosen } = fastify.server.address() as AddressInfo;
  return {
    port: chosen,
    smtpPort: sink.port,
    ftpPort: ftp.port,
    close,
  };
};
