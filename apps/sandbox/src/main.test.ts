import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const start = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--conditions=source', '--import=tsx', main], {
    stdio: 'pipe',
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...env },
  });
  started.push(child);
  return child;
};
const ready = async (child: ReturnType<typeof start>) => {
  const [line] = await once(createInterface(child.stdout), 'line');
  return z.object({ port: z.number(), smtpPort: z.number() }).parse(JSON.parse(String(line)));
};

it('says on one line where it listens, and ends with its parent', async () => {
  const child = start();
  const { port, smtpPort } = await ready(child);
  expect(smtpPort).toBeGreaterThan(0);
  expect((await fetch(`http://127.0.0.1:${port}/messages`)).status).toBe(200);
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('ends on SIGTERM, even during a request', async () => {
  const child = start();
  const { port } = await ready(child);
  const base = `http://127.0.0.1:${port}`;
  const slow = { method: 'PUT', body: '{"fault":"slow"}', headers: { 'content-type': 'application/json' } };
  await fetch(`${base}/faults/team`, slow);
  const pending = fetch(`${base}/team/validation`, { method: 'POST', body: new URLSearchParams() }).catch(() => 'cut');
  await expect.poll(async () => (await fetch(`${base}/received`)).json(), { timeout: 60_000 }).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await pending).toBe('cut');
});

it('names a wrong variable or a taken port, and ends', async () => {
  const failure = async (env: Record<string, string>) => {
    const child = start(env);
    const [[line], [code]] = await Promise.all([once(createInterface(child.stderr), 'line'), once(child, 'exit')]);
    return { line, code };
  };
  expect(await failure({ SANDBOX_PORT: 'abc' })).toEqual({
    line: 'SANDBOX_PORT=abc : un numéro de port entre 0 et 65535 est attendu.',
    code: 1,
  });
  const { port } = await ready(start());
  expect(await failure({ SANDBOX_SMTP_PORT: String(port) })).toEqual({ line: `Le port ${port} est déjà utilisé.`, code: 1 });
});
