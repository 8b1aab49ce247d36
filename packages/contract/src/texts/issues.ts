import type { z } from 'zod';
import { messages } from '../messages.ts';

const whole = (count: number | bigint) => count.toLocaleString('fr-FR');
const counted = (count: number | bigint, one: string, many: string) => `${whole(count)} ${count > 1 ? many : one}`;

/** Of what JSON can say. */
const expected: Readonly<Record<string, string>> = {
  array: 'Une liste est attendue',
  boolean: 'Oui ou non est attendu',
  int: 'Un nombre entier est attendu',
  number: 'Un nombre est attendu',
  object: 'Un ensemble de valeurs nommées est attendu',
  record: 'Un ensemble de valeurs nommées est attendu',
  string: 'Un texte est attendu',
};

/** Of those that the contract asks for. */
const formats: Readonly<Record<string, string>> = {
  date: 'Une date est attendue, par exemple 2026-01-31',
  datetime: 'Une date et une heure sont attendues, par exemple 2026-01-31T08:00:00Z',
  email: messages.badEmail,
  url: messages.badUrl,
};

/** What is measured of a value that is too large or too small. */
const limited = (origin: string, limit: number | bigint) => {
  if (origin === 'string') return counted(limit, 'caractère', 'caractères');
  if (origin === 'array') return counted(limit, 'ligne', 'lignes');
  return whole(limit);
};

const tooSmall = (origin: string, minimum: number | bigint) => {
  if (origin !== 'string' || minimum > 1) return `${limited(origin, minimum)} au minimum`;
  return messages.required;
};

/** For what no other sentence explains. */
export const unexplained = 'Ce n’est pas ce qui est attendu ici';

/** What the branches of a union say of the value itself: one that says more than its type comes first. */
const ofBranches = ({ errors }: z.core.$ZodRawIssue) => {
  const issues = (errors as z.core.$ZodIssue[][] | undefined)?.flat().filter(({ path }) => path.length === 0) ?? [];
  return (issues.find(({ code }) => code !== 'invalid_type') ?? issues[0])?.message;
};

/** What is wrong with a value, where its schema has no sentence of its own. It names neither the field nor a type of the program. */
export const inFrench = (issue: z.core.$ZodRawIssue): string => {
  const { code, input } = issue;
  if (code === 'invalid_type') {
    if (input === undefined || input === null) return messages.required;
    return expected[String(issue['expected'])] ?? unexplained;
  }
  const { origin, maximum, minimum, format } = issue as {
    origin?: string;
    maximum?: number | bigint;
    minimum?: number | bigint;
    format?: string;
  };
  if (code === 'too_big') return `${limited(String(origin), maximum ?? 0)} au maximum`;
  if (code === 'too_small') return tooSmall(String(origin), minimum ?? 0);
  if (code === 'invalid_format') return formats[String(format)] ?? 'Ce n’est pas écrit comme attendu';
  if (code === 'invalid_value') return input === undefined || input === null ? messages.required : 'Choisissez une valeur de la liste';
  if (code === 'unrecognized_keys') return 'Une valeur envoyée n’est pas connue ici';
  if (input === undefined || input === null) return messages.required;
  if (code === 'invalid_union') return ofBranches(issue) ?? unexplained;
  return unexplained;
};
