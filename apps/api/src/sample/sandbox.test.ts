import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { withSandbox } from './sandbox.ts';

test('links to the captured mail only while the sandbox receives it', () => {
  expect(readConfig({}).links.courriels).toBeNull();
  expect(withSandbox(readConfig({}), { port: 4000 }).links.courriels).toBe('http://127.0.0.1:4000/courriels');
  expect(withSandbox(readConfig({ SMTP_URL: 'smtp://mail.example' }), { port: 4000 }).links.courriels).toBeNull();
});
