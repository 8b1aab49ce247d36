import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Failure, Misuse } from './program.ts';

/** Asks on the terminal without echo. */
const ask = async (question: string): Promise<string> => {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: true, historySize: 0 });
  process.stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('SIGINT', () => reject(new Failure('Abandonné.')));
      lines.once('close', () => reject(new Failure('Abandonné.')));
      lines.once('line', resolve);
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
};

/** The first line of the standard input. */
export const lineOfStdin = async (): Promise<string> => {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
  return line;
};

/** A new password: typed twice on the terminal, or the first line of the standard input. @throws Misuse, Failure */
export const newPassword = async (fromStdin: boolean): Promise<string> => {
  if (fromStdin) return lineOfStdin();
  if (!process.stdin.isTTY)
    throw new Misuse('Il n’y a pas de terminal où demander le mot de passe\u00a0: donnez-le sur l’entrée standard avec --password-stdin.');
  const password = await ask('Mot de passe\u00a0: ');
  if ((await ask('Le même, encore une fois\u00a0: ')) !== password) throw new Failure('Les deux saisies diffèrent.');
  return password;
};
