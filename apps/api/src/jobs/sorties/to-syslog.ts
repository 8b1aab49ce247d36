import { once } from 'node:events';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { bareHost } from '../../config/trail-outs.ts';
import { NotTaken, type Deliver } from './deliver.ts';
import { syslogFrame, syslogMessage } from './syslog.ts';

/** A receiver that is about to die over what it was sent does so within. */
const usualQuietMillis = 1_000;

const cut = () => new NotTaken('Le récepteur a coupé la connexion.');

const open = async (url: URL, ca: string | undefined, signal: AbortSignal) => {
  const host = bareHost(url);
  const socket = connect({
    host,
    port: Number(url.port),
    minVersion: 'TLSv1.2',
    ...(isIP(host) ? {} : { servername: host }),
    ...(ca === undefined ? {} : { ca }),
  });
  try {
    await once(socket, 'secureConnect', { signal });
    return socket;
  } catch (error) {
    socket.on('error', () => {});
    socket.destroy();
    throw error;
  }
};

const written = (socket: TLSSocket, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => void socket.write(bytes, (error) => (error ? reject(error) : resolve())));

/**
 * Sends counted frames under TLS. Syslog acknowledges nothing. So a connection stands for what went over it: only when the receiver
 * has kept it open a while, and then ended it because we did, are the lines taken for delivered.
 */
export const toSyslog =
  ({ url, ca, quietMillis = usualQuietMillis }: { url: string; ca: string | undefined; quietMillis?: number }): Deliver =>
  async (lines, signal) => {
    const socket = await open(new URL(url), ca, signal);
    let hasEnded = false;
    const closed = new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.once('end', () => (hasEnded ? undefined : reject(cut())));
      socket.once('close', () => (hasEnded ? resolve() : reject(cut())));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    // Whoever waits for something else first still hears of it below.
    closed.catch(() => {});
    socket.resume();
    try {
      const frames = Buffer.concat(lines.map((line) => syslogFrame(syslogMessage(line))));
      await Promise.race([written(socket, frames), closed]);
      await Promise.race([wait(quietMillis, undefined, { signal }), closed]);
      hasEnded = true;
      socket.end();
      await closed;
    } finally {
      socket.destroy();
    }
  };
