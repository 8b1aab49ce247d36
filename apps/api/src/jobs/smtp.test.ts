import { createServer, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it, test } from 'vitest';
import { smtpOptions } from './smtp.ts';

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:secret@192.0.2.7', true],
  ['smtp://[2001:db8::1]:25', true],
  ['smtp://localhost:2525', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
])('%s asks for TLS: %s', (url, expected) => {
  expect(smtpOptions(url).requireTLS).toBe(expected);
});

it('sends nothing to a server that does not offer TLS, once it is asked for', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('data', (bytes) => {
      heard.push(String(bytes).trim());
      socket.write(String(bytes).startsWith('EHLO') ? '250 mail.example\r\n' : '502 no\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const transport = createTransport({ ...smtpOptions(`smtp://user:secret@127.0.0.1:${port}`), requireTLS: true });
  await expect(transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'x', text: 'y' })).rejects.toThrow();
  await new Promise((ended) => server.close(ended));
  expect(heard.join(' ')).not.toMatch(/AUTH|MAIL FROM|secret/);
  expect(heard[0]).toMatch(/^EHLO/);
});
