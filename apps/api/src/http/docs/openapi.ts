import { refusalBody, statusOf } from '@comptoir/contract/errors';
import { paramsOf, type Endpoint, type Schema } from '@comptoir/contract/kit';
import { z } from 'zod';
import { recordEndpoints } from '../lists/versions.ts';

const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const propertiesOf = (schema: Schema | undefined) => {
  if (!schema) return { properties: {}, required: [] as string[] };
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return { properties, required };
};

/** What a call says of versions: which record it stands on, and whether its answer is kept by its mark. */
interface Marks {
  record: Endpoint | undefined;
  isCached: boolean;
}

const mark = (name: string, description: string) => ({ name, in: 'header', required: false, schema: { type: 'string' }, description });
const ifMatch = mark('If-Match', 'La version de la fiche sur laquelle repose la modification ; une autre version enregistrée : refus 409.');
const ifNoneMatch = mark('If-None-Match', 'La version déjà lue ; inchangée : 304, sans contenu.');

/** A write of a record, and not its read. */
const isWriteOf = (endpoint: Endpoint, { record }: Marks) => record !== undefined && endpoint.method !== 'GET';
const hasMark = ({ answer }: Endpoint, { record, isCached }: Marks) => isCached || answer === record?.answer;

const parametersOf = (endpoint: Endpoint, marks: Marks) => {
  const path = propertiesOf(endpoint.params);
  const inPath = paramsOf(endpoint.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: path.properties[name] ?? { type: 'string' },
  }));
  const others = (['query', 'headers'] as const).flatMap((part) => {
    const { properties, required } = propertiesOf(endpoint[part]);
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: part === 'query' ? 'query' : 'header',
      required: required.includes(name),
      schema,
    }));
  });
  return [...inPath, ...others, ...(isWriteOf(endpoint, marks) ? [ifMatch] : []), ...(marks.isCached ? [ifNoneMatch] : [])];
};

const requestBody = (endpoint: Endpoint) => {
  if (endpoint.upload) {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } } };
};

const refusals = (endpoint: Endpoint, marks: Marks) => {
  const statuses = new Set<number>([
    statusOf.invalid,
    ...(endpoint.who.includes('public') ? [] : [statusOf.unauthenticated, statusOf.forbidden]),
  ]);
  if (endpoint.params) statuses.add(statusOf.unknown);
  if (isWriteOf(endpoint, marks)) statuses.add(statusOf.modified);
  return Object.fromEntries([...statuses].map((status) => [String(status), { $ref: '#/components/responses/Refusal' }]));
};

const content = ({ file, answer }: Endpoint) =>
  file ? { [file]: { schema: { type: 'string', format: 'binary' } } } : { 'application/json': { schema: jsonSchema(answer, 'output') } };

const etag = { ETag: { schema: { type: 'string' }, description: 'La version de ce qui est répondu' } };

const operation = (name: string, endpoint: Endpoint, marks: Marks) => ({
  operationId: name,
  summary: endpoint.action,
  tags: [name.split('.')[0]],
  'x-who': endpoint.who,
  ...(endpoint.when ? { 'x-when': endpoint.when } : {}),
  security: endpoint.who.includes('public') ? [] : [{ token: [] }],
  parameters: parametersOf(endpoint, marks),
  ...requestBody(endpoint),
  responses: {
    '200': { description: 'Réponse', ...(hasMark(endpoint, marks) ? { headers: etag } : {}), content: content(endpoint) },
    ...(marks.isCached ? { '304': { description: 'Inchangée' } } : {}),
    ...refusals(endpoint, marks),
  },
});

/** The OpenAPI 3.1 document of the whole contract; `cached` are the paths of the lists that are answered by their mark. */
export const openapi = (endpoints: Readonly<Record<string, Endpoint>>, version: string, cached: Pick<ReadonlySet<string>, 'has'>) => {
  const recordOf = recordEndpoints(Object.values(endpoints));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint, {
      record: recordOf(endpoint),
      isCached: endpoint.method === 'GET' && cached.has(endpoint.path),
    });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Comptoir', version, description: "API de la console d'administration." },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: { Refusal: { description: 'Refus', content: { 'application/json': { schema: jsonSchema(refusalBody, 'output') } } } },
    },
  };
};
