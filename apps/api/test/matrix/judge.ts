import { allEndpoints } from '@comptoir/contract/all';
import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { innermost } from '@comptoir/contract/fields/described';
import type { Endpoint } from '@comptoir/contract/kit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { cachedLists } from '../../src/app.ts';
import { openapi } from '../../src/http/docs/openapi.ts';
import { labelAt } from '../../src/http/labels.ts';
import { version } from '../../src/version.ts';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Answer } from '../http.ts';
import { faultsOfSentence, isEnded } from './sentences.ts';

interface Response {
  headers?: Record<string, { required: boolean }>;
  content?: Record<string, object>;
}

/** The document says what each line is. */
const linesOfJson = new Set(['application/x-ndjson', 'application/jsonl']);

/** What is served as `/api/openapi.json`. */
const document = openapi(allEndpoints, version, cachedLists());
/** @throws Error of a format that nobody checks: it would only be warned of */
const warn = (said: unknown) => {
  throw new Error(String(said));
};
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, logger: { log: warn, warn, error: warn } }));
ajv.addSchema(document, 'document');

const pointer = (...words: string[]) => words.map((word) => encodeURIComponent(word.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

const faultOfJson = (place: string, type: string, text: string) => {
  const validate = ajv.getSchema(`document#/${place}/${pointer('content', type, 'schema')}`);
  if (!validate) return `no schema for ${type}`;
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors);
};

/** Where the response to a status stands in the document, and what it says. */
const responseTo = ({ method, path }: Endpoint, status: number) => {
  const responses: Record<string, Response | { $ref: string }> = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const found = responses[status];
  if (!found) return undefined;
  if (!('$ref' in found)) return { place: pointer('paths', path, method.toLowerCase(), 'responses', String(status)), response: found };
  const name = found.$ref.split('/').at(-1)!;
  const shared: Record<string, Response> = document.components.responses;
  return { place: pointer('components', 'responses', name), response: shared[name]! };
};

/** The labels of what a call takes. */
const labelsOf = ({ body }: Endpoint) => {
  const object = body && innermost(body);
  return object instanceof z.ZodObject ? Object.keys(object.shape).map((key) => labelAt(object, [key])) : [];
};

/** What is wrong with what a refusal says to people. */
const faultOfRefusal = (endpoint: Endpoint, text: string) => {
  // The document's schema was checked before.
  const { message, errors = {}, status, raisons } = JSON.parse(text) as RefusalBody;
  if ([403, 409, 422].includes(status) !== (raisons !== undefined)) return `reasons with ${status}: ${text}`;
  const named = labelsOf(endpoint).find((label) => label !== undefined && message.startsWith(`${label}\u00a0: `));
  if (named !== undefined && Object.keys(errors).length === 0) return `${named}: no sentence for the field itself`;
  if (!isEnded(message)) return `no full stop: ${message}`;
  const why = (raisons ?? []).map(({ phrase }) => phrase);
  const endless = why.find((phrase) => !isEnded(phrase));
  if (endless !== undefined) return `no full stop: ${endless}`;
  const faulty = [message, ...why, ...Object.values(errors)].find((sentence) => faultsOfSentence(sentence).length > 0);
  return faulty === undefined ? undefined : `${faultsOfSentence(faulty).join(', ')}: ${faulty}`;
};

/**
 * What the OpenAPI document does not say of a real answer to a call: its status, a header, its type or its body. What a refusal says
 * is judged as well.
 */
export const undocumented = (endpoint: Endpoint, { status, headers, text }: Pick<Answer, 'status' | 'headers' | 'text'>) => {
  const said = responseTo(endpoint, status);
  if (!said) return `status ${status}: ${text}`;
  const { place, response } = said;
  const missing = Object.entries(response.headers ?? {}).find(([name, { required }]) => required && !headers[name.toLowerCase()]);
  if (missing) return `no ${missing[0]}`;
  const type = String(headers['content-type'] ?? '').split(';')[0]!;
  if (!response.content) return text === '' ? undefined : `a body with ${status}`;
  if (!(type in response.content)) return `${type} instead of ${Object.keys(response.content).join(', ')}`;
  if (type === 'application/json') return faultOfJson(place, type, text) ?? (status >= 400 ? faultOfRefusal(endpoint, text) : undefined);
  const lines = linesOfJson.has(type) ? text.trimEnd().split('\n') : [];
  return lines.map((line) => faultOfJson(place, type, line)).find(Boolean);
};

/** The same of what a server answered to the call at a path that has no parameters. */
export const undocumentedAt = (method: string, url: string, { statusCode, headers, body }: LightMyRequestResponse) => {
  const [path] = url.split('?');
  const endpoint = Object.values(allEndpoints).find((one) => one.method === method && one.path === path);
  return endpoint ? undocumented(endpoint, { status: statusCode, headers, text: body }) : `no call at ${method} ${path}`;
};
