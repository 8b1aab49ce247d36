import { attribute } from './xlsx-tags.js';
import { UnreadableFile } from './xlsx-zip.js';

const workbook = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';

const [id, Id, Type, Target] = [attribute('id'), attribute('Id'), attribute('Type'), attribute('Target')];
const [nameOf, state] = [attribute('name'), attribute('state')];

const tags = (/** @type {string} */ xml, /** @type {string} */ name) =>
  [...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])[^<>]*>`, 'g'))].map(([tag]) => tag);

/** The zip entry that a link of the workbook leads to. */
const pathOf = (/** @type {string} */ link) => {
  const target = Target(link);
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

/**
 * A part as text. Parts are UTF-8, or UTF-16 with a mark of its order or without.
 * @param {Buffer} content
 */
const decoded = (content) => {
  const [first, second] = content;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const text = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(content);
  // No program that writes workbooks declares a document type: only somebody who wants entities expanded.
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableFile('doctype');
  return isLittle || isBig ? text.replace(/^<\?xml[^>]*\?>/, '') : text;
};

const entities = /** @type {const} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });
const unescaped = (/** @type {string} */ text) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, /** @type {keyof typeof entities} */ entity) => entities[entity]);

/** @typedef {{ name: string, isHidden: boolean, place: number, path: string }} Sheet */

/**
 * The sheets of a workbook in order, and the parts that all of them need.
 * @param {(name: string) => Buffer | undefined} read
 */
export const openWorkbook = (read) => {
  const partOf = (/** @type {string} */ path) => {
    const content = read(path);
    return content && decoded(content);
  };
  const types = partOf('[Content_Types].xml');
  const [book, links] = [partOf(workbook), partOf(relations)];
  if (!types?.includes('spreadsheetml.sheet.main+xml') || !book || !links) throw new UnreadableFile('notWorkbook');
  const targets = tags(links, 'Relationship');
  const sheets = tags(book, 'sheet').map((tag, index) => ({
    name: unescaped(nameOf(tag)),
    isHidden: /hidden$/i.test(state(tag)),
    place: index + 1,
    path: pathOf(targets.find((link) => Id(link) === id(tag)) ?? ''),
  }));
  const others = ['styles', 'sharedStrings'].flatMap((kind) => {
    const path = pathOf(targets.find((link) => Type(link).endsWith(`/${kind}`)) ?? '');
    const content = partOf(path);
    return content ? [/** @type {const} */ ([path, content])] : [];
  });
  return {
    sheets: /** @type {Sheet[]} */ (sheets),
    /** @type {(readonly [string, string])[]} */
    parts: [[relations, links], ...others],
    sheetXml: (/** @type {Sheet} */ { path }) => {
      const xml = partOf(path);
      if (!xml) throw new UnreadableFile('notWorkbook');
      return xml;
    },
    /** The part that lists the sheets, with this one alone: the library asks for the parts of all. */
    bookOf: (/** @type {Sheet} */ { place }) => {
      let at = 0;
      const alone = book.replace(/<(?:[\w.-]+:)?sheet(?=[\s/>])[^<>]*>(?:\s*<\/(?:[\w.-]+:)?sheet>)?/g, (tag) => {
        at += 1;
        return at === place ? tag : '';
      });
      return /** @type {const} */ ([workbook, alone]);
    },
  };
};
