import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How the server treats a message: `silent` accepts it and never answers, `lose` accepts it and hangs up. */
type Behaviour = 'accept' | 'refuse' | 'silent' | 'lose';

export interface MailServer {
  url: string;
  /** The accepted bytes, also those of `lose` and `silent`. */
  taken: string[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

const answers: Record<string, string> = {
  EHLO: '250 ok',
  HELO: '250 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/** An SMTP server on the loopback that shows the bytes of each message, and dies halfway when told to. */
export const openMailServer = async (): Promise<MailServer> => {
  const sockets = new Set<Socket>();
  const taken: string[] = [];
  let behaviour: Behaviour = 'accept';
  const talk = (socket: Socket) => {
    let heard = '';
    let inMessage = false;
    const endMessage = (message: string) => {
      inMessage = false;
      taken.push(message);
      if (behaviour === 'lose') socket.destroy();
      if (behaviour === 'accept') socket.write('250 taken\r\n');
    };
    const obey = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      inMessage = verb === 'DATA' && behaviour !== 'refuse';
      socket.write(`${verb === 'RCPT' && behaviour === 'refuse' ? '550 5.1.1 no such user' : (answers[verb] ?? '502 no')}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      heard += chunk.toString('utf8');
      for (;;) {
        const end = inMessage ? '\r\n.\r\n' : '\r\n';
        const at = heard.indexOf(end);
        if (at < 0) return;
        const part = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (inMessage) endMessage(part);
        else obey(part);
      }
    });
    sockets.add(socket);
    socket.write('220 test\r\n');
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
