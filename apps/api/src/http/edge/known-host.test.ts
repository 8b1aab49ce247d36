import { expect, it } from 'vitest';
import { isKnownHost } from './known-host.ts';

const known = ['localhost', '*.backoffice.example', '127.0.0.1', '::1'];

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000', 'armor.backoffice.example', 'a.b.backoffice.example:443'])(
  'is ours: %s',
  (header) => expect(isKnownHost(known, header)).toBe(true),
);

it.each([
  '',
  undefined,
  'example.org',
  'localhost.example.org',
  'backoffice.example',
  'xbackoffice.example',
  'armor.backoffice.example.org',
  '127.0.0.2',
  '[::2]',
  '[::1',
  'localhost@example.org',
  'example.org:localhost',
])('is not ours: %s', (header) => expect(isKnownHost(known, header)).toBe(false));
