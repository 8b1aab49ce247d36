import { messages } from '../messages.ts';
import { severalLines } from './single-line.ts';

/** The meaning of a text, or its fault. `position` counts from 0; the sentence gives the place in words. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; position: number; message: string };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** 'caractère 4', or 'ligne 2, caractère 4' in a text of several lines. */
const placeOf = (text: string, position: number) => {
  const before = text.slice(0, position).split('\n');
  const column = `caractère ${(before.at(-1) ?? '').length + 1}`;
  return text.includes('\n') ? `ligne ${before.length}, ${column}` : column;
};

export const faultAt = (text: string, position: number, why: string): Parsed<never> => ({
  ok: false,
  position,
  message: `${why} (${placeOf(text, position)})`,
});

/** The sentence alone, for screens that show the place themselves. */
export const withoutPlace = (message: string) => message.replace(/ \((?:ligne \d+, )?caractère \d+\)$/, '');

/** The parts of a separated list, each with its start. */
export const partsOf = (text: string, separator: string) => {
  let start = 0;
  return text.split(separator).map((part) => {
    const from = start;
    start += part.length + separator.length;
    return { part, start: from };
  });
};

/** A text of at most `max` characters that `parse` accepts; the text itself is kept, with composed accents. */
export const parsedText = (max: number, parse: (text: string) => Parsed<unknown>) =>
  severalLines()
    .max(max, messages.tooLong(max))
    .superRefine((text, context) => {
      const read = parse(text);
      if (!read.ok) context.addIssue({ code: 'custom', message: read.message });
    });
