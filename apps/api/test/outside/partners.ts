import { openSandbox } from '../../../sandbox/src/sandbox.ts';
import type { TestApp } from '../http.ts';

/** The stand-ins that all partners of this server lead to. */
export const withPartners = async (on: TestApp) => {
  const sandbox = await openSandbox({ port: 0, smtpPort: 0 });
  const base = `http://127.0.0.1:${sandbox.port}`;
  const { config } = on.app;
  config.outboundAllowedHosts = ['127.0.0.1', 'localhost'];
  config.partnerTimeoutSeconds = 1;
  // The same names as before, each with an address.
  config.partners = Object.fromEntries(
    Object.keys(config.partners).map((name) => [name, [{ of: '', url: `${base}/${name}` }]]),
  ) as unknown as typeof config.partners;
  return {
    smtpPort: sandbox.smtpPort,
    ftpPort: sandbox.ftpPort,
    fault: (partner: string, fault: string) =>
      fetch(`${base}/faults/${partner}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault, delayMs: 60_000 }),
      }),
    noFault: () => fetch(`${base}/faults`, { method: 'DELETE' }),
    /** Moves the stand-ins' clock forward. */
    advance: (minutes: number) =>
      fetch(`${base}/horloge`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ minutes }) }),
    /** The requests to partners, oldest first. */
    received: async () => (await (await fetch(`${base}/received`)).json()) as { partner: string }[],
    messages: async () => (await (await fetch(`${base}/messages`)).json()) as { to: string[]; subject: string }[],
    close: () => sandbox.close(),
  };
};
