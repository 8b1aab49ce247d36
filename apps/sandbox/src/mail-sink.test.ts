import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openSandbox } from './sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${sandbox.port}${path}`, init);
const messages = async () =>
  z.array(z.object({ id: z.number(), from: z.string(), subject: z.string() })).parse(await (await call('/messages')).json());
const fault = (name: string, delayMs?: number) =>
  call('/faults/smtp', {
    method: 'PUT',
    body: JSON.stringify({ fault: name, delayMs }),
    headers: { 'content-type': 'application/json' },
  });

const mail = {
  from: 'Comptoir <comptoir@armor.example>',
  to: 'Zoé Élan <zoe@armor.example>',
  bcc: 'archive@armor.example',
  subject: 'Création du site de Pont-l’Abbé',
  text: 'Bonjour,\nle site est créé.',
  html: '<p>Bonjour, le site est <b>créé</b>.</p>',
  attachments: [{ filename: 'fiche.pdf', content: Buffer.from('%PDF-1.4') }],
};
const send = async (auth?: { user: string; pass: string }) => {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ...(auth ? { auth } : {}) });
  return transport.sendMail(mail).finally(() => transport.close());
};

beforeAll(async () => {
  sandbox = await openSandbox({ port: 0, smtpPort: 0 });
});
afterEach(async () => {
  await call('/faults', { method: 'DELETE' });
  await call('/messages', { method: 'DELETE' });
});
afterAll(() => sandbox.close());

it('keeps a message as it was sent, with the addresses of its envelope', async () => {
  await send();
  const [summary] = await messages();
  expect(summary).toMatchObject({ from: 'comptoir@armor.example', subject: mail.subject });
  expect(await (await call(`/messages/${summary?.id}`)).json()).toMatchObject({
    to: ['zoe@armor.example', 'archive@armor.example'],
    text: expect.stringContaining('le site est créé.'),
    html: expect.stringContaining(mail.html),
    attachments: [{ name: 'fiche.pdf', mimeType: 'application/pdf', bytes: 8 }],
  });
});

it('lists the newest first, and can be emptied', async () => {
  await send();
  await send({ user: 'any', pass: 'thing' });
  const [newer, older, ...others] = await messages();
  expect(others).toEqual([]);
  expect(newer?.id).toBeGreaterThan(older?.id ?? Infinity);
  await call('/messages', { method: 'DELETE' });
  expect(await messages()).toEqual([]);
  expect((await call(`/messages/${newer?.id}`)).status).toBe(404);
});

it.each([
  ['refuse', undefined, 550],
  ['error500', undefined, 451],
  ['expired', { user: 'any', pass: 'thing' }, 535],
])('answers as a mail server does when told to %s', async (name, auth, responseCode) => {
  await fault(name);
  await expect(send(auth)).rejects.toMatchObject({ responseCode });
  expect(await messages()).toEqual([]);
});

it('is as slow as it is told', async () => {
  await fault('slow', 300);
  const began = performance.now();
  await send();
  expect(performance.now() - began).toBeGreaterThan(290);
});

it('refuses a wrong password of an account that has one', async () => {
  await expect(send({ user: 'verifie@armor.example', pass: 'nope' })).rejects.toMatchObject({ responseCode: 535 });
  await send({ user: 'verifie@armor.example', pass: 'Granit-29' });
  expect(await messages()).toHaveLength(1);
});

it('shows its messages to people, with their addresses as links and nothing of them run', async () => {
  const page = async () => (await call('/courriels')).text();
  expect(await page()).toContain('Aucun message');
  await send();
  const text = 'Voir https://comptoir.example/sante?a=1&b=2\n<script>alert(1)</script>';
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
  await transport.sendMail({ ...mail, subject: '<b>Alerte</b>', text, html: '' }).finally(() => transport.close());
  const shown = await page();
  expect(shown).toContain('Création du site de Pont-l’Abbé');
  expect(shown).toContain('zoe@armor.example');
  expect(shown).toContain('fiche.pdf');
  expect(shown).toContain('<a href="https://comptoir.example/sante?a=1&amp;b=2">');
  expect(shown).toContain('&lt;b&gt;Alerte&lt;/b&gt;');
  expect(shown).not.toContain('<script>');
});
