import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { AddressName, ProductAddresses, ServerAddress } from '../config/product-addresses.ts';

const ready = z.object({ port: z.number(), smtpPort: z.number(), ftpPort: z.number() });

export interface Sandbox extends z.infer<typeof ready> {
  stop: () => void;
}

/** apps/sandbox/dist/main.js, seen from apps/api/src/sample as from apps/api/dist. */
const program = ['../../sandbox/dist/main.js', '../../../sandbox/dist/main.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** Starts the sandbox as a child that ends with this process; `undefined` if it is not built. */
export const startSandbox = async (): Promise<Sandbox | undefined> => {
  if (!program) return undefined;
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const lines = createInterface({ input: child.stdout! });
  const first = await new Promise<string | undefined>((resolve) => {
    lines.once('line', resolve);
    child.once('exit', () => resolve(undefined));
  });
  if (first === undefined) return undefined;
  return { ...ready.parse(JSON.parse(first)), stop: () => void child.kill('SIGTERM') };
};

const pages: Record<keyof ProductAddresses, string> = {
  team: 'team/validation',
  lead: 'lead/login',
  reporting: 'reporting/login',
  eDataVoice: 'eDataVoice/connexion',
  eDataVoiceToken: 'eDataVoice',
};

/** Products and partners without a configured address lead to the sandbox, and so does the link to captured mail. */
export const withSandbox = (config: Config, { port }: Pick<Sandbox, 'port'>): Config => {
  const inSandbox = (path: string): ServerAddress[] => [{ of: '', url: `http://127.0.0.1:${port}/${path}` }];
  const filled = (given: Readonly<Record<string, readonly ServerAddress[]>>, pathOf: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(given).map(([name, addresses]) => [name, addresses.length > 0 ? addresses : inSandbox(pathOf(name))]),
    );
  return {
    ...config,
    // Mail that goes to a real server is not captured.
    links: { ...config.links, courriels: config.smtpUrl === undefined ? `http://127.0.0.1:${port}/courriels` : null },
    // The same names as before, each with an address.
    products: filled(config.products, (name) => pages[name as AddressName]) as unknown as Config['products'],
    partners: filled(config.partners, (name) => name) as unknown as Config['partners'],
  };
};
