import { Refusal } from '@comptoir/contract/errors';
import type { Endpoint } from '@comptoir/contract/kit';
import type { z } from 'zod';
import { labelAt } from './labels.ts';

type Schema = NonNullable<Endpoint['body']>;

/** So many are told in the sentence; the others are counted. */
const told = 3;

const ended = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** Some forms begin their messages with a star. */
const withoutStar = (message: string) => message.replace(/^\*/, '');

/** A message goes on after a label in small letters, unless it begins with initials. */
const afterLabel = (text: string) => (/^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

const sentenceOf = (schema: Schema, { path, message }: z.core.$ZodIssue) => {
  const label = labelAt(schema, path);
  const text = withoutStar(message);
  return ended(label === undefined ? text : `${label}\u00a0: ${afterLabel(text)}`);
};

const othersOf = (count: number) => {
  if (count <= 0) return [];
  return [count === 1 ? '1 autre champ est à corriger.' : `${count} autres champs sont à corriger.`];
};

/** The refusal for an input that its schema does not take: a message that names what is wrong, and a sentence for each field. */
export const invalid = (schema: Schema, { issues }: z.ZodError) => {
  const firsts = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const key = issue.path.join('.') || 'body';
    if (!firsts.has(key)) firsts.set(key, issue);
  }
  const sentences = [...firsts.values()].slice(0, told).map((issue) => sentenceOf(schema, issue));
  const fields = Object.fromEntries([...firsts].map(([key, { message }]) => [key, message]));
  return new Refusal('invalid', [...sentences, ...othersOf(firsts.size - told)].join(' '), fields);
};
