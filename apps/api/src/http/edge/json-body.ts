import { Refusal } from '@comptoir/contract/errors';
import { limitInWords } from '@comptoir/contract/limits';
import type { FastifyInstance } from 'fastify';

/** No call of the contract nests a quarter as deep. */
const mostLevels = 32;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const codesOf = (...brackets: string[]) => new Set(brackets.map((bracket) => bracket.charCodeAt(0)));
const OPENING = codesOf('[', '{');
const CLOSING = codesOf(']', '}');

const isEscaped = (text: string, at: number) => {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
};

/** The end of the string that begins before `from`. */
const endOfString = (text: string, from: number) => {
  let at = text.indexOf('"', from);
  while (at !== -1 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at === -1 ? text.length : at;
};

/** Whether brackets outside strings nest deeper than `most`: parsing would cost far more than this look. */
export const isTooDeep = (text: string, most = mostLevels) => {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (OPENING.has(code)) level += 1;
    else if (CLOSING.has(code)) level -= 1;
    if (level > most) return true;
  }
  return false;
};

export const bodyTooLarge = (most: number) => new Refusal('too_large', `Les données envoyées dépassent ${limitInWords(most)}.`);

/** Reads JSON bodies, except deeply nested ones. */
export const acceptJson = (fastify: FastifyInstance) => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  // The types allow a body of either kind; this one is requested as a string.
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new Refusal('invalid', `Les données envoyées sont imbriquées sur plus de ${mostLevels} niveaux.`));
    else void parse(request, body, done);
  });
};
