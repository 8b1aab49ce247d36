import { allEndpoints } from '@comptoir/contract/all';
import { expect, it } from 'vitest';
import { undocumented } from './judge.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const refusal = (status: number, code: string, message = 'Cela ne va pas.') => ({
  status,
  headers: json,
  text: JSON.stringify({ message, requestId: '1', code, status }),
});
const civilite = { status: 200, headers: { ...json, etag: '"1"' }, text: '{"IDCivilite":1,"Descr":"Madame"}' };
const ndjson = { 'content-type': 'application/x-ndjson' };
const ancre = '{"DateH":"2026-01-31T12:00:00.000Z","bases":[],"cle":"c","signature":"s"}';
const exported = (...lines: string[]) => ({
  status: 200,
  headers: { 'content-type': 'application/jsonl', 'content-disposition': 'attachment' },
  text: lines.map((line) => `${line}\n`).join(''),
});

it.each([
  ['civilites.read', civilite, undefined],
  ['civilites.read', { ...civilite, headers: json }, 'no ETag'],
  ['civilites.read', { ...civilite, text: '{"IDCivilite":1,"Descr":"Madame","Titre":""}' }, 'additional properties'],
  ['civilites.read', { ...civilite, text: '{"IDCivilite":"1","Descr":"Madame"}' }, 'must be number'],
  [
    'civilites.read',
    { ...civilite, headers: { ...civilite.headers, 'content-type': 'text/html' } },
    'text/html instead of application/json',
  ],
  ['civilites.read', { ...civilite, status: 201 }, 'status 201'],
  ['civilites.read', refusal(404, 'unknown'), undefined],
  ['civilites.read', refusal(404, 'unknown', 'IDCivilite n’existe pas.'), 'a key'],
  ['civilites.read', refusal(404, 'unknown', 'Cette civilité n’existe pas'), 'no full stop'],
  ['civilites.read', refusal(404, 'unknown', 'Cette civilité : inconnue.'), 'typography'],
  ['civilites.read', refusal(404, 'unknown', 'La contrainte /data/civilites/cle est violée.'), 'a path'],
  ['civilites.read', refusal(404, 'conflict'), 'must be equal to one of the allowed values'],
  ['civilites.read', refusal(409, 'conflict'), 'status 409'],
  ['civilites.create', refusal(400, 'invalid', 'Description\u00a0: au plus 30 caractères.'), 'no sentence for the field'],
  ['civilites.read', refusal(429, 'too_many'), 'no Retry-After'],
  ['civilites.list', { status: 304, headers: { etag: '"1"' }, text: '' }, undefined],
  ['civilites.list', { status: 304, headers: { etag: '"1"' }, text: '[]' }, 'a body with 304'],
  ['sites.lot', { status: 200, headers: ndjson, text: '{"done":1,"total":2}\n{"done":2,"total":2}\n' }, undefined],
  ['sites.lot', { status: 200, headers: ndjson, text: '{"done":1,"total":2}\n{"fini":true}\n' }, 'must match exactly one schema'],
  [
    'retour.jours',
    { status: 200, headers: json, text: '[{"jour":"2026-02-28","nbOperations":1,"nbLignes":2,"barriere":null}]' },
    undefined,
  ],
  [
    'retour.jours',
    { status: 200, headers: json, text: '[{"jour":"2026-02-30","nbOperations":1,"nbLignes":2,"barriere":null}]' },
    'must match format "date"',
  ],
  ['securite.export', exported('{"Depuis":0,"Empreinte":""}', ancre), undefined],
  ['securite.export', exported('{"Depuis":0,"Empreinte":""}', ancre.replace('"cle"', '"clef"')), "required property 'cle'"],
  ['securite.export', exported(ancre.replace('T12', 'T25')), 'must match format "date-time"'],
])('judges an answer to %s: %j', (name, answer, fault) => {
  const said = undocumented(allEndpoints[name]!, answer);
  if (fault === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(fault);
});
