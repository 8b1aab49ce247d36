import { interfaces } from '@comptoir/contract/interfaces/all';
import type { Endpoint } from '@comptoir/contract/kit';
import { z } from 'zod';
import type { Case } from './case.ts';

interface Shape {
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  properties?: Record<string, Shape>;
}

const valueOf = ({ type, maxLength = 255, minimum = 1 }: Shape) => {
  if (type === 'string') return 'essai'.slice(0, maxLength);
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? Math.max(1, minimum) : undefined;
};

/** A body of plain fields, each filled; undefined for any other. */
const bodyOf = (schema: z.ZodType): object | undefined => {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  if (!properties) return undefined;
  const body = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valueOf(shape)]));
  return schema.safeParse(body).success && Object.values(body).every((value) => value !== undefined) ? body : undefined;
};

/** No partner has an address on the test server, so asking one is refused. */
const caseOf = ({ params, query, body, refuses = [] }: Endpoint): Case | undefined => {
  if (params || (query && !query.safeParse({}).success)) return undefined;
  const sample = body && bodyOf(body);
  if (body && !sample) return undefined;
  return { ...(sample ? { body: sample } : {}), ...(refuses.includes('partner') ? { refuses: 422 } : {}) };
};

const calls = Object.entries(interfaces).flatMap(([name, { calls: own }]) =>
  Object.entries<Endpoint>(own).map(([call, endpoint]) => [`${name}.${call}`, endpoint] as const),
);

/** The calls of interfaces that say enough: without parameters, and with no body or one of plain fields. */
export const interfaceCases: Record<string, Case> = Object.fromEntries(
  calls.flatMap(([name, endpoint]) => {
    const usual = caseOf(endpoint);
    return usual ? [[name, usual]] : [];
  }),
);

/** Every partner breaks down when its usual case is refused. */
export const partnerRefusals: Record<string, object> = Object.fromEntries(
  calls.flatMap(([name, { refuses = [] }]) => (refuses.includes('partner') ? [[`${name} partner`, {}]] : [])),
);
