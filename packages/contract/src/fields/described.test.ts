import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaulted } from '../defaults.ts';
import { fieldAt } from './described.ts';
import { choice, flag, own, requiredText, text } from './kit.ts';
import { defaultsOf, inputShape, namesWhere } from './shapes.ts';

const fields = {
  Nom: requiredText('Nom', { max: 5, by: 'operator' }),
  Ville: text('Ville', { max: 50 }),
  Actif: flag('Actif', { default: true, lot: true }),
  IDSite: choice('Site'),
};
const body = z.object(inputShape(fields));

test.each([
  ['as it is', body],
  ['with every key optional', body.partial()],
  ['with defaults', z.object(defaulted(inputShape(fields), defaultsOf(fields)))],
  ['with a rule over several fields', body.refine(({ Nom, Ville }) => Nom !== Ville)],
  ['with a field that a form refines', body.extend({ IDSite: fields.IDSite.input.refine((id) => id !== null) })],
])('a body %s tells the field of each path', (_, schema) => {
  for (const [name, field] of Object.entries(fields)) expect(fieldAt(schema, name)).toBe(field);
  expect(fieldAt(schema, 'Autre')).toBeUndefined();
});

test('rows inside a body have their fields too', () => {
  expect(fieldAt(z.object({ lignes: z.array(body).default([]) }), 'lignes.0.Ville')).toBe(fields.Ville);
});

test('what no field describes has none', () => {
  expect(fieldAt(z.object({ Libre: z.string() }), 'Libre')).toBeUndefined();
});

test('a schema is of one field', () => {
  expect(() => own('Autre', { input: fields.Ville.input, answer: z.string() })).toThrow('Autre');
});

test('what is said of fields finds them, and a new record begins with their defaults', () => {
  expect(namesWhere(fields, { by: 'operator' })).toEqual(['Nom']);
  expect(namesWhere(fields, { lot: true, kind: 'flag' })).toEqual(['Actif']);
  expect(defaultsOf(fields)).toEqual({ Ville: '', Actif: true, IDSite: null });
});
