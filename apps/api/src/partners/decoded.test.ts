import { expect, it } from 'vitest';
import { decoded } from './decoded.ts';

const latin = Buffer.from('Citroën à Évreux', 'latin1');
const utf8 = Buffer.from('Citroën à Évreux');
const read = { text: 'Citroën à Évreux', isBroken: false };

it.each([
  ['application/json; charset=iso-8859-1', latin],
  ['application/json;charset="ISO-8859-15"', latin],
  ['text/html; boundary=x; Charset = windows-1252', latin],
  ['application/json; charset=utf-16le', Buffer.from('Citroën à Évreux', 'utf16le')],
  ['application/json; charset=UTF-8', utf8],
  ['application/json', utf8],
  [undefined, utf8],
  ['application/json', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
])('%j is read as declared', (contentType, bytes) => {
  expect(decoded(bytes, contentType)).toEqual(read);
});

it.each([
  ['application/json', latin],
  ['application/json; charset=utf-8', latin],
  ['application/json; charset=martien', utf8],
])('%j that does not fit is broken', (contentType, bytes) => {
  expect(decoded(bytes, contentType)).toMatchObject({ isBroken: true, text: expect.stringContaining('Citro') as unknown });
});
