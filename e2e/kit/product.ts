import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const programAt = (name: string) => fileURLToPath(new URL(`../../apps/api/dist/${name}.js`, import.meta.url));

const ready = (child: ReturnType<typeof spawn>) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/localhost:(\d+)/.exec(printed);
      if (address?.[1] && printed.includes('prêt')) resolve(address[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });

/** The environment of a product with sample data on a free port and a database of its own in `dataDir`. */
export const environmentOf = (dataDir: string, settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SAMPLE_DATA: 'on',
  CHECK_ANSWERS: 'on',
  LOG_LEVEL: 'error',
  ...settings,
});

/** Starts the built product; what it prints goes to a file of `log`. */
export const startProduct = async (env: NodeJS.ProcessEnv, log: string) => {
  const child = spawn(process.execPath, [programAt('main')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.pipe(createWriteStream(log));
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const stop = () => end('SIGTERM');
  try {
    return { port: await ready(child), stop, kill: () => end('SIGKILL') };
  } catch (error) {
    await stop();
    throw error;
  }
};
