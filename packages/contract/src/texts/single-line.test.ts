import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, requiredText, secret, text } from '../fields/kit.ts';
import { longText, requiredText as filled, text as line } from '../kit.ts';
import { textMessages } from './single-line.ts';

const lines = [line(), filled(), text('a').input, requiredText('b').input];
const forbidden = [0x0, 0x7, 0x1b, 0x7f, 0x9f, 0x61c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069].map((code) =>
  String.fromCharCode(code),
);
const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) => result.error?.issues[0]?.message;

describe('a text of one line', () => {
  test('loses the blanks around it, no-break ones too, and has composed accents', () => {
    for (const schema of lines) expect(schema.parse('\u00a0 \ufeffGwe\u0301nole\u0301\u202f ')).toBe('Gw\u00e9nol\u00e9');
    expect(email('c', { max: 80 }).input.parse(' a@b.example\u00a0')).toBe('a@b.example');
    expect(email('d', { max: 80 }).input.parse('  ')).toBe('');
  });

  const unseen = ['\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff'];
  test.each([...forbidden, ...unseen, '\n', '\r\n', '\t', '\u0085', '\u2028'])('refuses %j', (character) => {
    for (const schema of lines) expect(messageOf(schema.safeParse(`Dup${character}ont`))).toBe(textMessages.line);
    expect(email('e', { max: 80 }).input.safeParse(`a${character}@b.example`).success).toBe(false);
  });

  test('is measured as it is kept', () => {
    expect(line(3).parse(' e\u0301te\u0301 ')).toBe('\u00e9t\u00e9');
    expect(messageOf(line(3).safeParse('abcd'))).toBe('3 caractères au maximum');
  });

  test('read again, it stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (given) => {
        const read = line().safeParse(given);
        if (read.success) expect(line().parse(read.data)).toBe(read.data);
      }),
    );
  });
});

describe('a text of several lines', () => {
  const several = [longText(1000), text('f', { max: 1000 }).input];
  test('keeps its breaks, its tabs and the blanks around it', () => {
    for (const schema of several) expect(schema.parse(' a\r\n\tb\n ')).toBe(' a\r\n\tb\n ');
  });

  test.each(forbidden)('refuses %j', (character) => {
    for (const schema of several) expect(messageOf(schema.safeParse(`a\n${character}`))).toBe(textMessages.lines);
  });
});

test('a secret stays as it was typed', () => {
  expect(secret('g', { max: 20 }).input.parse(' e\u0301\t ')).toBe(' e\u0301\t ');
});
