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
const longest = 20;
/** Blanks of a cell at both sides, and a pixel for what is rounded. */
const pad = 21;
/** A badge or a mark around a text. */
const around = 24;
/** A list with more rows draws each on one line. */
export const wrapsUpTo = 200;
/** What most names fit into: where there is less room they are cut, or stand on two lines in a short list. */
const longName = 260;
const wrappedName = 96;
/** The part of an address that distinguishes people comes first. */
const longMail = 84;
const widestText = 480;
/** What other texts shrink to while names need the room, unless their words are longer. */
const tight = 84;
const longWord = 168;
/** A code is not broken: two that differ at the end would look alike. */
const longCode = 208;
/** A heading of several words stands on two lines rather than widen its column. */
const oneLine = 64;

const evenly = <Row>(rows: readonly Row[]) => {
  const step = Math.ceil(rows.length / sampled);
  return rows.filter((_, place) => place % step === 0);
};

/** 95 of 100 are no wider. */
export const mostOf = (widths: readonly number[]) => widths[Math.max(Math.ceil(widths.length * 0.95) - 1, 0)] ?? 0;

export const headingWidth = (heading: string, pen: Pen) => {
  const words = heading.split(' ');
  const whole = pen.bold(heading);
  if (whole <= oneLine || words.length === 1) return whole;
  return Math.min(
    ...words.slice(1).map((_, cut) => Math.max(pen.bold(words.slice(0, cut + 1).join(' ')), pen.bold(words.slice(cut + 1).join(' ')))),
  );
};

const ascending = (a: number, b: number) => a - b;

/** Both words, so that a rare « Non » has its room too; a drawn one is a mark that says its own width. */
const flags = [true, false].map((value) => shownText('bool', value));

/** An address has none: it is cut anywhere. */
const wordsOf = (text: string) => (text.includes('@') ? [''] : text.split(/[\s-]+/));

/** The room of a column, from what its rows show. The first one, and those that people look for, keep whole words. */
export const roomOf = <Row>(column: Column<Row>, first: boolean, rows: readonly Row[], pen: Pen): Room => {
  const isDrawn = column.cell !== undefined || column.state !== undefined;
  const isName = first || column.linked === true || column.searched === true;
  const head = headingWidth(column.heading, pen) + pad;
  const least = Math.max(head, isDrawn ? sizeOf(column).width : 0);
  const extra = pad + (isDrawn ? around : 0);
  const room = (text: number) => Math.ceil(Math.max(least, Math.min(text + extra, widestText)));
  const textOf = (row: Row) => shownText(column.kind, column.value(row));
  const some = evenly(rows).map(textOf);
  const most = (texts: readonly string[]) => mostOf(texts.map(pen.text).toSorted(ascending));
  if (!isName) {
    // Where rows take two lines, a moment stands on both.
    const isText = column.kind === 'text' || (column.kind === 'dateTime' && rows.length <= wrapsUpTo);
    const isCode = isText && !some.some((text) => text.includes(' '));
    const shown = column.kind !== 'bool' ? some : isDrawn ? [] : flags;
    const max = room(isText && !isCode ? most(shown) : Math.max(...shown.map(pen.text), 0));
    if (!isText) return { min: max, max };
    if (isCode) return { min: Math.min(max, Math.max(room(0), longCode)), max };
    const words = some.map((text) => wordsOf(text).toSorted((a, b) => b.length - a.length)[0] ?? '');
    return { min: Math.min(max, Math.max(room(0), tight, Math.min(most(words) + extra, longWord))), max };
  }
  const wraps = rows.length <= wrapsUpTo;
  const long = wraps
    ? rows.map(textOf)
    : rows
        .map(textOf)
        .toSorted((a, b) => b.length - a.length)
        .slice(0, longest);
  const max = room(Math.max(...long.map(pen.text), 0));
  const word = Math.max(...long.flatMap(wordsOf).map(pen.text), 0) + extra;
  const shortened = some.some((text) => text.includes('@')) ? longMail : wraps ? wrappedName : longName;
  return { min: Math.min(max, Math.max(room(0), word, Math.min(most(some) + extra, shortened))), max };
};

const penOf = (weight: number) => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return (text: string) => text.length * 8;
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  pen.font = `${weight} ${fontSize} ${fontFamily}`;
  // The table's figures all have the width of the widest.
  return (text: string) => pen.measureText(text.replaceAll(/\d/g, '0')).width;
};

let pens: Pen | undefined;
export const pen = () => (pens ??= { text: penOf(400), bold: penOf(600) });
