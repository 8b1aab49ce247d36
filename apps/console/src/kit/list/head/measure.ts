import { sizeOf, type Column } from '../columns.ts';
import { shownText } from '../rows/cell-value.ts';

/** The pixels that a column may take: never fewer than `min`, and up to `max` while there is room. */
export interface Room {
  min: number;
  max: number;
}

/** Measures texts as the table draws them. */
export interface Pen {
  text: (text: string) => number;
  bold: (text: string) => number;
}

/** Of a list of thousands; what people look for is searched in all of it. */
const sampled = 300;
const longest = 100;
/** Blanks of a cell at both sides, and a pixel for what is rounded. */
const pad = 17;
/** A badge or a mark around a text. */
const mark = 24;
/** A list with more rows draws each in a row of one height, where only names have two lines. */
export const wrapsUpTo = 200;
/** Widths of texts, as all that follow. What most names fit into: where there is less room they are cut, or stand on two lines in a short list. */
const longName = 243;
const wrappedName = 119;
/** What fits on two lines, and no third follows. */
const clampedName = 139;
/** The part of an address that distinguishes people comes first. */
const longMail = 67;
const widestText = 480;
/** What other texts shrink to while names need the room, unless their words are longer. */
const tight = 60;
const longWord = 151;
/** A code is not broken: two that differ at the end would look alike. */
const longCode = 191;

const evenly = <Row>(rows: readonly Row[]) => {
  const step = Math.ceil(rows.length / sampled);
  return rows.filter((_, place) => place % step === 0);
};

/** 95 of 100 are no wider. */
export const mostOf = (widths: readonly number[]) => widths[Math.max(Math.ceil(widths.length * 0.95) - 1, 0)] ?? 0;

/** What a text takes where its words stand on two lines. */
export const onTwoLines = (text: string, width: Pen['text']) => {
  const words = text.split(' ');
  return Math.min(...words.map((_, cut) => Math.max(width(words.slice(0, cut + 1).join(' ')), width(words.slice(cut + 1).join(' ')))));
};

const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length);
const ascending = (a: number, b: number) => a - b;

/** Both words, so that a rare « Non » has its room too; a drawn one is a mark that says its own width. */
const flags = [true, false].map((value) => shownText('bool', value));

/** Where a text may be broken. An address has no words: it is cut anywhere. */
const wordsOf = (text: string, blanks = /[\s-]+/) => (text.includes('@') ? [''] : text.split(blanks));

/** What a heading needs where it has a line for each word. */
const headRoom = (heading: string, { bold }: Pen) => Math.max(...heading.split(' ').map(bold)) + pad;

/** Of a column that shows nothing yet: no heading may run into the next one. */
export const emptyRoom = (heading: string, least: number, pen: Pen) => Math.ceil(Math.max(headRoom(heading, pen), least));

/**
 * The room of a column, from what its rows show. The first one, and those that people look for, keep whole words.
 * @param isDense Rows of a long list have one line, names too.
 */
export const roomOf = <Row>(column: Column<Row>, first: boolean, rows: readonly Row[], pen: Pen, isDense = false): Room => {
  const { heading, kind } = column;
  const isDrawn = column.cell !== undefined || column.state !== undefined;
  const isName = first || column.linked === true || column.searched === true;
  const around = (head: number, text: number) =>
    Math.ceil(Math.max(head, isDrawn ? sizeOf(column).width : 0, Math.min(text + pad + (isDrawn ? mark : 0), widestText)));
  /** For what it may not take less than, and for all of it. A heading has two lines, and where room is short one for each word. */
  const room = (least: number, whole: number): Room => ({
    min: around(headRoom(heading, pen), least),
    max: around(onTwoLines(heading, pen.bold) + pad, whole),
  });
  const textOf = (row: Row) => shownText(kind, column.value(row));
  const some = evenly(rows).map(textOf);
  const most = (texts: readonly string[], width = pen.text) => mostOf(texts.map(width).toSorted(ascending));
  const widest = (texts: readonly string[]) => Math.max(...texts.map(pen.text), 0);
  const wraps = rows.length <= wrapsUpTo;
  if (!isName) {
    // Where rows take two lines, a moment stands on both.
    const isText = kind === 'text' || (kind === 'dateTime' && wraps);
    const isCode = isText && !some.some((text) => text.includes(' '));
    const shown = kind !== 'bool' ? some : isDrawn ? [] : flags;
    const text = isText && !isCode ? most(shown) : widest(shown);
    if (!isText) return room(text, text);
    if (isCode) return room(Math.min(text, longCode), text);
    const words = some.map((one) => longestFirst(wordsOf(one))[0] ?? '');
    return room(Math.min(text, Math.max(tight, Math.min(most(words), longWord))), text);
  }
  const hasTwo = wraps || (!isDense && (first || column.linked === true));
  const long = longestFirst(rows.map(textOf)).slice(0, wraps ? wrapsUpTo : longest);
  const usual = most(some, hasTwo ? (text) => onTwoLines(text, pen.text) : pen.text);
  const name = wraps ? wrappedName : hasTwo ? clampedName : longName;
  const least = Math.min(usual, some.some((text) => text.includes('@')) ? longMail : name);
  const words = long.flatMap((text) => wordsOf(text, hasTwo ? undefined : /\s+/));
  return room(Math.max(widest(words), least), widest(long));
};

const penOf = (weight: number, size: number) => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return (text: string) => text.length * 8;
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  pen.font = `${weight} ${fontSize} ${fontFamily}`;
  // The table's figures all have the width of the widest.
  return (text: string) => pen.measureText(text.replaceAll(/\d/g, '0')).width * size;
};

let pens: Pen | undefined;
export const pen = () => (pens ??= { text: penOf(400, 1), bold: penOf(600, 13 / 14) });
