import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { activeContentOf } from './active-pdf.rules.ts';

const file = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    Buffer.from('trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);
const stream = (head: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`<< ${head} /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')]);
const packed = (text: string, head = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') => stream(head, deflateSync(Buffer.from(text)));

const page = '<< /Type /Page /Annots [<< /Subtype /Link /A << /S /URI /URI (https://exemple.fr) >> >>] >>';
// Word writes such ones: the file opens at its first page.
const opening = '<< /Type /Catalog /OpenAction [3 0 R /FitH null] /AA << /WC << /S /GoTo /D [3 0 R] >> >> >>';

describe('a PDF of pages alone', () => {
  it.each<[string, Buffer]>([
    ['pages, links, and where it opens', file(opening, page)],
    ['packed objects', file(opening, packed(`3 0 ${page}`))],
    ['packed objects that are not compressed', file(opening, stream('/Type /ObjStm /N 1', Buffer.from(page)))],
    ['bytes of pictures', file(opening, stream('/Subtype /Image /Filter /DCTDecode', randomBytes(3_000_000)))],
    ['words that only look like it', file(opening, '<< /JavaScriptures 1 /Launcher 2 /T (JavaScript) >>')],
  ])('has %s', (_, pdf) => expect(activeContentOf(pdf)).toBeUndefined());
});

describe('a PDF that does something by itself, or carries something else', () => {
  it.each<[string, string]>([
    ['<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>', 'un script'],
    ['<< /Names << /JavaScript 4 0 R >> >>', 'un script'],
    ['<< /S /J#61vaScr#69pt /JS 4 0 R >>', 'un script'],
    ['<< /S/JavaScript/JS(x)>>', 'un script'],
    ['<< /S /Launch /F (cmd.exe) >>', 'un programme à lancer'],
    ['<< /Names << /EmbeddedFiles 5 0 R >> >>', 'un fichier joint'],
    ['<< /Type /EmbeddedFile >>', 'un fichier joint'],
    ['<< /Subtype /RichMedia >>', 'un contenu multimédia'],
    ['<< /Subtype/3D >>', 'un contenu multimédia'],
    ['<< /AcroForm << /XFA 6 0 R >> >>', 'un formulaire actif'],
    ['<< /S /SubmitForm /F (https://exemple.fr) >>', 'un formulaire actif'],
    ['<< /Encrypt 7 0 R >>', 'un chiffrement'],
  ])('is named: %s', (object, found) => {
    expect(activeContentOf(file(object))).toBe(found);
    expect(activeContentOf(file(opening, packed(`4 0 ${object}`)))).toBe(found);
    expect(activeContentOf(file(opening, packed(`4 0 ${object}`, '/Type/Obj#53tm/Filter[/FlateDecode]')))).toBe(found);
    expect(activeContentOf(file(opening, packed(`4 0 ${page}`), packed(`5 0 ${object}`)))).toBe(found);
  });
});

it.each<[string, Buffer]>([
  ['packed in a way that is not read', file(packed(page, '/Type /ObjStm /Filter /LZWDecode'))],
  ['packed twice', file(packed(page, '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'))],
  ['broken', file(stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('rien de comprimé')))],
  ['packed out of sight', file(packed(page, '/Type /ObjStm /T (8 0 obj) /Filter /FlateDecode'))],
  ['very large once unpacked', file(packed('x'.repeat(33 * 1024 * 1024)))],
])('what is %s cannot be looked into', (_, pdf) => expect(activeContentOf(pdf)).toBe('une partie illisible'));
