import { expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './all.ts';
import { bodyLimitOf, filesInJson } from './limits.ts';

interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
}

/** Assumed length of a list without a limit: a row for each site. */
const mostSites = 5000;
/** Names and codes in long lists are short, whatever their limit. */
const usualText = 60;

/** Bytes of the longest realistic value of this shape. */
const longest = (shape: Shape): number => {
  if (shape.anyOf ?? shape.allOf) return Math.max(...(shape.anyOf ?? shape.allOf ?? []).map(longest));
  if (shape.const !== undefined) return JSON.stringify(shape.const).length;
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  if (shape.type === 'array') return 2 + (shape.maxItems ?? mostSites) * (longest(shape.items ?? {}) + 1);
  if (shape.type === 'object') {
    const named = Object.entries(shape.properties ?? {}).map(([name, value]) => name.length + 4 + longest(value));
    const others = typeof shape.additionalProperties === 'object' ? mostSites * (20 + longest(shape.additionalProperties)) : 0;
    return 2 + named.reduce((sum, size) => sum + size, others);
  }
  if (shape.type === 'integer' || shape.type === 'number') return 10;
  if (shape.type === 'boolean' || shape.type === 'null') return 5;
  return 2 + Math.min(shape.maxLength ?? usualText, usualText);
};

const written = Object.entries(allEndpoints).filter(([, { body, bodyLimit }]) => body && bodyLimit !== filesInJson);

test.each(written)('%s: the longest accepted list fits its limit', (_, endpoint) => {
  const shape = z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any' }) as Shape;
  expect(longest(shape)).toBeLessThanOrEqual(bodyLimitOf(endpoint));
});
