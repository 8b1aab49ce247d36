import { chapterOf } from '@comptoir/contract/chapters';
import { refusalBody } from '@comptoir/contract/refusal-body';
import { essai, sansEssaiOf } from '@comptoir/contract/essai';
import { bool, isWrite, paramsOf, takesInstant, takesKey, type Endpoint, type Schema } from '@comptoir/contract/kit';
import { z } from 'zod';
import { isOpenToJeton } from '@comptoir/contract/rights';
import { recordEndpoints } from '../lists/versions.ts';
import { refusalStatuses } from '../refusals.ts';
import { introduction } from './introduction.ts';
import { refusalRef, refusalResponses } from './refusal-responses.ts';
import { shareSchemas } from './shared-schemas.ts';
import { descriptionOf, hasMark, standsOnVersion, type Marks } from './sentences.ts';

const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const propertiesOf = (schema: Schema | undefined) => {
  if (!schema) return { properties: {}, required: [] as string[] };
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return { properties, required };
};

const mark = (name: string, description: string) => ({ name, in: 'header', required: false, schema: { type: 'string' }, description });
const markParameters = {
  IfMatch: mark(
    'If-Match',
    'La version de la fiche sur laquelle repose la modification\u00a0; une autre version enregistrée\u00a0: refus 409. Absente ou «\u00a0*\u00a0»\u00a0: enregistrer dans tous les cas.',
  ),
  Motif: {
    ...mark(
      'X-Motif',
      'Pourquoi ce changement est fait, en 255 caractères au plus sur une ligne, encodé comme dans une adresse (UTF-8, «\u00a0%C3%A9\u00a0» pour «\u00a0é\u00a0»)\u00a0; inscrit au journal.',
    ),
    example: 'Demande%20du%20directeur',
  },
  Essai: {
    ...mark(
      'X-Essai',
      'Avec 1\u00a0: l’appel est essayé, et rien n’est gardé. La réponse dit ce qui changerait, ce qu’en disent les juges, les courriels qui partiraient et les sessions qui finiraient.',
    ),
    schema: { const: '1' },
  },
  Cle: {
    ...mark(
      'Idempotency-Key',
      'Un UUID choisi par l’appelant pour cette écriture, qui devient son numéro (X-Request-Id). Sans réponse, le même appel sous la même clé ne la fait pas deux fois\u00a0: il rend la réponse de la première, ou un refus 409 (code «\u00a0deja\u00a0») si cette réponse n’est plus gardée.',
    ),
    schema: { type: 'string', format: 'uuid' },
  },
  Client: {
    ...mark('bdgp', 'Avec le jeton d’API d’un opérateur\u00a0: le client sur lequel porte l’appel, par son nom exact.'),
    example: 'BDGpArmor',
  },
  Instant: mark(
    'X-Instant',
    'Le numéro d’un instant de l’historique (GET /api/instants)\u00a0: la réponse est celle de cet instant, et son en-tête X-Instant le redit. Inconnu\u00a0: 404\u00a0; d’avant ce que l’historique permet de reconstituer\u00a0: 410.',
  ),
  IfNoneMatch: mark('If-None-Match', 'La version déjà lue\u00a0; inchangée\u00a0: 304, sans contenu.'),
};
const parameterRef = (name: keyof typeof markParameters) => ({ $ref: `#/components/parameters/${name}` });

const isTriable = (endpoint: Endpoint) => sansEssaiOf(endpoint) === undefined;

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
  const versions = [
    ...(standsOnVersion(endpoint, marks) ? [parameterRef('IfMatch')] : []),
    ...(marks.isCached ? [parameterRef('IfNoneMatch')] : []),
    ...(takesInstant(endpoint) ? [parameterRef('Instant')] : []),
  ];
  const customer =
    isOpenToJeton(endpoint) && endpoint.on === 'customer' && endpoint.who.includes('operator') ? [parameterRef('Client')] : [];
  return [
    ...inPath,
    ...others,
    ...customer,
    ...versions,
    ...(isWrite(endpoint) ? [parameterRef('Motif')] : []),
    ...(takesKey(endpoint) ? [parameterRef('Cle')] : []),
    ...(isTriable(endpoint) ? [parameterRef('Essai')] : []),
  ];
};

const requestBody = (endpoint: Endpoint) => {
  if (endpoint.upload) {
    const file = { type: 'string', format: 'binary' };
    const json = endpoint.body ? { json: jsonSchema(endpoint.body, 'input') } : {};
    const schema = { type: 'object', required: ['file'], properties: { ...json, file } };
    const encoding = endpoint.body ? { encoding: { json: { contentType: 'application/json' } } } : {};
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, ...encoding } } } };
  }
  if (!endpoint.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } } };
};

const count = { type: 'integer', minimum: 0 };
const lineOf = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const progress = lineOf({ done: count, total: count });
/** One line of what long work reports. */
const lineOfWork = (answer: object) => ({
  oneOf: [progress, lineOf({ result: answer }), lineOf({ refusal: { $ref: '#/components/schemas/Refusal' } })],
});

const contentOf = (endpoint: Endpoint) => {
  const { file, line, answer, batches } = endpoint;
  if (file) return { [file]: { schema: line ? jsonSchema(line, 'output') : { type: 'string', format: 'binary' } } };
  const done = jsonSchema(answer, 'output');
  const schema = isTriable(endpoint) ? { anyOf: [done, jsonSchema(essai, 'output')] } : done;
  return { 'application/json': { schema }, ...(batches ? { 'application/x-ndjson': { schema: lineOfWork(schema) } } : {}) };
};

const text = { type: 'string' };
const etag = { ETag: { required: true, schema: text, description: 'La version de ce qui est répondu.' } };
/** A trial answers no record. */
const etagUnlessTried = { ETag: { ...etag.ETag, required: false } };
const instant = { 'X-Instant': { required: false, schema: text, description: 'L’instant de la réponse, s’il est demandé.' } };
const disposition = { 'Content-Disposition': { required: true, schema: text, description: 'Le nom du fichier.' } };

const responsesOf = (endpoint: Endpoint, marks: Marks) => {
  const headers = {
    ...(takesInstant(endpoint) ? instant : {}),
    ...(hasMark(endpoint, marks) ? (isTriable(endpoint) ? etagUnlessTried : etag) : {}),
    ...(endpoint.file ? disposition : {}),
  };
  const refusals = refusalStatuses(endpoint, { standsOnVersion: standsOnVersion(endpoint, marks) });
  return {
    '200': {
      description: endpoint.file ? 'Le fichier' : 'La réponse',
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      content: contentOf(endpoint),
    },
    ...(marks.isCached ? { '304': { description: 'Inchangée depuis la version déjà lue', headers: etag } } : {}),
    ...Object.fromEntries(refusals.map((status) => [String(status), refusalRef(status)])),
  };
};

const chapterOfCall = (name: string) => {
  const chapter = chapterOf.get(name.split('.')[0] ?? '');
  if (!chapter) throw new Error(`${name} has no chapter`);
  return chapter;
};

const operationOf = (name: string, endpoint: Endpoint, marks: Marks) => ({
  operationId: name,
  summary: endpoint.action,
  description: descriptionOf(endpoint, marks),
  tags: [chapterOfCall(name).title],
  'x-who': endpoint.who,
  ...(endpoint.when ? { 'x-when': endpoint.when } : {}),
  security: endpoint.who.includes('public') ? [] : [{ token: [] }, ...(isOpenToJeton(endpoint) ? [{ jeton: [] }] : [])],
  parameters: parametersOf(endpoint, marks),
  ...requestBody(endpoint),
  responses: responsesOf(endpoint, marks),
});

export type Operation = ReturnType<typeof operationOf>;

const tagsOf = (names: readonly string[]) => {
  const chapters = new Set(names.map(chapterOfCall));
  return [...chapters]
    .map(({ title, description }) => ({ name: title, description }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
};

/** The OpenAPI 3.1 document of the whole contract; `cached` are the paths of the lists that are answered by their mark. */
export const openapi = (endpoints: Readonly<Record<string, Endpoint>>, version: string, cached: Pick<ReadonlySet<string>, 'has'>) => {
  const recordOf = recordEndpoints(Object.values(endpoints));
  const marksOf = (endpoint: Endpoint) => ({
    record: recordOf(endpoint),
    isCached: endpoint.method === 'GET' && cached.has(endpoint.path),
  });
  const operations = Object.entries(endpoints).map(([name, endpoint]) => ({
    ...endpoint,
    operation: operationOf(name, endpoint, marksOf(endpoint)),
  }));
  const schemas = shareSchemas(
    operations.map(({ operation }) => operation),
    {
      Refusal: jsonSchema(refusalBody, 'output'),
      Boolean: jsonSchema(bool, 'input'),
      Essai: jsonSchema(essai, 'output'),
      Progress: progress,
    },
  );
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { path, method, operation } of operations) (paths[path] ??= {})[method.toLowerCase()] = operation;
  return {
    openapi: '3.1.0',
    info: introduction(version),
    servers: [{ url: '/' }],
    tags: tagsOf(Object.keys(endpoints)),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Le jeton d’une session.' },
        jeton: { type: 'http', scheme: 'bearer', bearerFormat: 'cpt_…', description: 'Le jeton d’API d’un programme.' },
      },
      parameters: markParameters,
      responses: refusalResponses(),
      schemas,
    },
  };
};

export type OpenApi = ReturnType<typeof openapi>;
