import { allEndpoints } from '@comptoir/contract/all';
import { schemaAt } from '@comptoir/contract/fields/described';
import { isWrite, type Endpoint } from '@comptoir/contract/kit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pathsOf } from '../matrix/places.ts';

/** Control characters and those of direction: in no text. */
const never = ['\u0007', '\u061c', '\u202e'];
/** Without width: in no text of one line, since two that look alike would differ by them. */
const notInLine = ['\u00ad', '\u200b', '\u2060'];

/** One of these is right for nearly every text. */
const usual = ['Aa', 'a@b.example', '12', 'https://a.example/a'];

/** Places whose texts are not kept as they come, or must be kept so. */
const elsewhere: readonly (readonly [place: RegExp, reason: string])[] = [
  [/(?:password|secret|apikey)$/i, 'a secret is kept as it was typed'],
  [/^(?:session\.motDePasse|liens\.utiliser) (?:Actuel|Nouveau)$/, 'a secret is kept as it was typed'],
  [/^(?:facteurs\.confirmerCode Code|liens\.utiliser lien)$/, 'compared with what was given out'],
  [/ (?:lecture|corrections)\./, 'looked for in the file, or a cell that its column judges'],
  [/^retour\.annuler /, 'looked for among what was changed'],
  [/^wally\.create crm_name$/, 'one of the known names'],
  [/ (?:changes\.)?IDDRProfileEsellerLead$/, 'what is no number is no choice'],
];

test('characters that nobody sees are taken by no text of a write', () => {
  const used = new Set<RegExp>();
  let texts = 0;
  const taken = Object.entries(allEndpoints).flatMap(([name, endpoint]) => {
    const { body }: Endpoint = endpoint;
    if (!body || !isWrite(endpoint)) return [];
    return pathsOf(body).flatMap((path) => {
      const schema = schemaAt(body, path.join('.'));
      const right = schema && usual.find((text) => z.safeParse(schema, text).success);
      if (right === undefined) return [];
      texts += 1;
      const within = (character: string) => z.safeParse(schema!, `${right.slice(0, 1)}${character}${right.slice(1)}`).success;
      const wrong = (within('\n') ? never : [...never, ...notInLine]).filter(within);
      if (wrong.length === 0) return [];
      const place = `${name} ${path.join('.')}`;
      const known = elsewhere.find(([at]) => at.test(place));
      if (known) used.add(known[0]);
      return known ? [] : [`${place} ${wrong.map((character) => character.codePointAt(0)!.toString(16)).join(' ')}`];
    });
  });
  expect(taken).toEqual([]);
  expect(texts).toBeGreaterThan(300);
  expect(elsewhere.filter(([at]) => !used.has(at))).toEqual([]);
});
