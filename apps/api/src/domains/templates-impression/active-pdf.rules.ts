import { inflateSync } from 'node:zlib';

/**
 * Names that make a PDF do something by itself, or carry something else; a link to a page or an address is none. The short ones
 * ask for what follows too: the bytes of a picture may hold them by chance.
 */
const active: readonly (readonly [RegExp, string])[] = [
  [/\/JavaScript(?![\w#])/, 'un script'],
  [/\/Launch(?![\w#])/, 'un programme à lancer'],
  [/\/EmbeddedFiles?(?![\w#])/, 'un fichier joint'],
  [/\/(RichMedia|Movie|Sound|Rendition|Subtype\s*\/3D)(?![\w#])/, 'un contenu multimédia'],
  [/\/(XFA\s*[[\d]|(SubmitForm|ImportData)(?![\w#]))/, 'un formulaire actif'],
];
const unreadable = 'une partie illisible';

/** Names may be written with codes: `/J#61vaScript`. */
const plain = (text: string) => text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What all parts together may become: a small file can hold a very large one. */
const mostBytes = 32 * 1024 * 1024;
/** The description of a stream stands before it, and is short. */
const longestHead = 4096;

/** Objects that are packed together, whose names a reader of the bytes does not see; undefined: they cannot be unpacked. */
const packedObjects = (pdf: Buffer, text: string): string[] | undefined => {
  const found: string[] = [];
  let left = mostBytes;
  // One that stands where none is looked for is not unpacked: then the file is not what it seems.
  let expected = plain(text).match(/\/ObjStm(?![\w#])/g)?.length ?? 0;
  for (const { index, 0: keyword } of text.matchAll(/stream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - longestHead), index);
    const head = plain(before.slice(before.lastIndexOf(' obj') + 1));
    if (before.endsWith('end') || !/\/ObjStm(?![\w#])/.test(head)) continue;
    expected -= 1;
    const filters = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/\w+)/.exec(head)?.[1]?.match(/\w+/g) ?? [];
    const content = pdf.subarray(index + keyword.length);
    if (filters.length === 0) continue;
    if (filters.join() !== 'FlateDecode' && filters.join() !== 'Fl') return undefined;
    try {
      const unpacked = inflateSync(content, { maxOutputLength: left });
      left -= unpacked.length;
      found.push(unpacked.toString('latin1'));
    } catch {
      return undefined;
    }
  }
  return expected === 0 ? found : undefined;
};

/** What of a PDF is more than pages to read, in words; undefined for pages alone. */
export const activeContentOf = (pdf: Buffer): string | undefined => {
  const text = pdf.toString('latin1');
  const packed = packedObjects(pdf, text);
  if (!packed) return unreadable;
  const parts = [text, ...packed].map(plain);
  // What is encrypted cannot be looked into.
  if (parts.some((part) => /\/Encrypt(?![\w#])/.test(part))) return 'un chiffrement';
  return active.find(([name]) => parts.some((part) => name.test(part)))?.[1];
};
