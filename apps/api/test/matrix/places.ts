import { innermost } from '@comptoir/contract/fields/described';
import { z } from 'zod';

/** Each value of an input: those of objects, and those of the rows of its lists, which are told by `0`. */
export const pathsOf = (schema: z.core.$ZodType, depth = 0): string[][] => {
  const level = innermost(schema);
  if (depth > 3) return [];
  if (level instanceof z.ZodObject) {
    return Object.entries(level.shape as Record<string, z.core.$ZodType>).flatMap(([key, own]) => [
      [key],
      ...pathsOf(own, depth + 1).map((path) => [key, ...path]),
    ]);
  }
  if (level instanceof z.ZodArray) return pathsOf(level.element, depth + 1).map((path) => ['0', ...path]);
  return [];
};

/** The same input with another value at one place, whether there was one or not. */
export const withValue = (around: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (Array.isArray(around) || (around === undefined && key === '0'))
    return [withValue((around as unknown[] | undefined)?.[0], rest, value)];
  const own = typeof around === 'object' && around !== null ? (around as Record<string, unknown>) : {};
  return { ...own, [key]: rest.length === 0 ? value : withValue(own[key], rest, value) };
};
