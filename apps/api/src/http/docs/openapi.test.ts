import { allEndpoints } from '@comptoir/contract/all';
import { describe, expect, it } from 'vitest';
import { cachedLists } from '../../app.ts';
import { openapi } from './openapi.ts';

const document = openapi(allEndpoints, '1.0.0', cachedLists());
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const named = (name: string) => operations.find(({ operationId }) => operationId === name)!;

describe('the document', () => {
  it('says of each call in a French sentence who may make it, under a chapter that is described', () => {
    const titles = new Set(document.tags.map(({ name }) => name));
    const silent = operations.filter(
      ({ summary, description, tags }) =>
        summary === '' || !/^(Pour|Sans) .*\.$/.test(description) || !tags.every((tag) => titles.has(tag)),
    );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
    expect(operations.length).toBe(Object.keys(allEndpoints).length);
    expect(document.tags.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
    expect([...titles].filter((title) => !operations.some(({ tags }) => tags.includes(title)))).toEqual([]);
    expect(titles.size).toBe(document.tags.length);
  });

  it.each([
    ['systeme.live', 'Sans session.'],
    ['session.servers', 'Pour les opérateurs.'],
    [
      'civilites.update',
      'Pour les opérateurs qui ont choisi un client. Prend un corps JSON de 256\u00a0ko au plus. Modifie ce que lit GET /api/civilites/{IDCivilite}\u00a0: la version lue, donnée dans If-Match, évite d’écraser ce qu’un autre a enregistré depuis (409). Ce qui change est inscrit au journal.',
    ],
    [
      'utilisateurs.importUtilisateurs',
      'Pour les opérateurs qui ont choisi un client. Prend un fichier .xlsx de 10\u00a0Mo au plus, dans la partie «\u00a0file\u00a0» d’un formulaire. Ce qui change est inscrit au journal. C’est un travail long\u00a0: qui accepte application/x-ndjson reçoit son avancement ligne par ligne, puis le résultat ou le refus.',
    ],
  ])('says of %s who may make it, what it takes and does', (name, sentence) => {
    expect(named(name).description).toBe(sentence);
  });

  it('says what long work reports line by line', () => {
    const told = operations.filter(({ responses }) => 'application/x-ndjson' in responses['200'].content);
    const long = Object.entries(allEndpoints).flatMap(([name, { batches }]) => (batches ? [name] : []));
    expect(told.map(({ operationId }) => operationId)).toEqual(long);
    expect(long.length).toBeGreaterThan(10);
  });

  it('says when to try again', () => {
    expect(document.components.responses['too_many']?.headers).toMatchObject({ 'Retry-After': { required: true } });
    expect(document.components.responses['not_ready']?.headers).toMatchObject({ 'Retry-After': { required: false } });
  });

  it('says an object once that several calls take or answer', () => {
    const read = named('sites.read').responses['200'].content;
    expect(read).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/sites.read' } } });
    const either = { anyOf: [{ $ref: '#/components/schemas/sites.read' }, { $ref: '#/components/schemas/Essai' }] };
    expect(named('sites.update').responses['200'].content).toEqual({ 'application/json': { schema: either } });
    const texts = Object.values(document.components.schemas).map((schema) => JSON.stringify(schema));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('refers to nothing that it does not hold, and holds nothing that is not referred to', () => {
    const referred = new Set([...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name = '']) => name));
    const { parameters, responses, schemas } = document.components;
    const held = Object.entries({ parameters, responses, schemas }).flatMap(([part, all]) =>
      Object.keys(all).map((name) => `${part}/${name}`),
    );
    expect([...referred].toSorted()).toEqual(held.toSorted());
  });
});
